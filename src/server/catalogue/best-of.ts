/**
 * Returns the indices of the `count` greatest keys, greatest first; keys must differ. Scans all keys once and sorts
 * only the best.
 */
export function bestOf(keys: Float64Array, count: number): number[] {
  if (count >= keys.length || count > 1000) {
    return Array.from(keys.keys())
      .sort((one, other) => (keys[other] as number) - (keys[one] as number))
      .slice(0, count);
  }
  // A min-heap of the best keys so far.
  const heap: number[] = [];
  const key = (at: number) => keys[heap[at] as number] as number;
  const swap = (one: number, other: number) => {
    [heap[one], heap[other]] = [heap[other] as number, heap[one] as number];
  };
  const sink = () => {
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      if (left >= heap.length) return;
      const smallest = left + 1 < heap.length && key(left + 1) < key(left) ? left + 1 : left;
      if (key(at) <= key(smallest)) return;
      swap(at, smallest);
      at = smallest;
    }
  };
  for (let place = 0; place < keys.length; place++) {
    if (heap.length < count) {
      heap.push(place);
      for (let at = heap.length - 1; at > 0 && key(at) < key((at - 1) >> 1); at = (at - 1) >> 1)
        swap(at, (at - 1) >> 1);
    } else if (count > 0 && (keys[place] as number) > key(0)) {
      heap[0] = place;
      sink();
    }
  }
  return heap.sort((one, other) => (keys[other] as number) - (keys[one] as number));
}
