import { type DragEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Accepts files that are dropped on an element; `over` is true while files are dragged over it. */
export function useFileDrop(take: (files: readonly File[]) => void) {
  // Counted, because every nested element fires its own enter and leave events.
  const [depth, setDepth] = useState(0);
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (hasFiles(event)) setDepth((before) => before + 1);
    },
    onDragLeave: (event: DragEvent) => {
      if (hasFiles(event)) setDepth((before) => Math.max(0, before - 1));
    },
    onDragOver: (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDepth(0);
      take([...event.dataTransfer.files]);
    },
  };
  return { over: depth > 0, handlers };
}
