import { type DragEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Takes files that are dropped on an element; `over` while some are held above it. */
export function useFileDrop(take: (files: readonly File[]) => void) {
  // Every element inside tells of its own entering and leaving.
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
