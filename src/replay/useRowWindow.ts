/**
 * Which rows of a long list are in sight. All rows are of one height and the box scrolls as any other does, so this is
 * arithmetic; antd's virtual list hides the browser's scroll bar behind one of its own and takes the wheel.
 */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** CSS pixels, as visitLog.css has it. */
export const ROW_HEIGHT = 45;
/** Rows above and below those in sight: a flick of the wheel meets rows and not a blank. */
const BESIDE = 12;
/** Where nothing is laid out, as in a test: a screen of rows. */
const USUAL_HEIGHT = 600;

export interface RowWindow {
  /** Of the first row and the one after the last. */
  first: number;
  end: number;
}

const beginning: RowWindow = { first: 0, end: Math.ceil(USUAL_HEIGHT / ROW_HEIGHT) + BESIDE };

export function useRowWindow() {
  const box = useRef<HTMLDivElement>(null);
  const [{ first, end }, setRange] = useState(beginning);

  const look = useCallback(() => {
    if (!box.current) return;
    const { scrollTop, clientHeight } = box.current;
    const top = Math.floor(scrollTop / ROW_HEIGHT);
    const rows = Math.ceil((clientHeight || USUAL_HEIGHT) / ROW_HEIGHT);
    const next = { first: Math.max(0, top - BESIDE), end: top + rows + BESIDE };
    setRange((before) => (before.first === next.first && before.end === next.end ? before : next));
  }, []);

  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [look]);

  /** Scrolls the box alone, so that the page stays where it is. A row that is out of sight comes to the middle. */
  const showRow = useCallback(
    (row: number) => {
      const list = box.current;
      if (!list) return;
      const top = row * ROW_HEIGHT;
      const height = list.clientHeight || USUAL_HEIGHT;
      const isSeen = top >= list.scrollTop && top + ROW_HEIGHT <= list.scrollTop + height;
      if (!isSeen) list.scrollTop = Math.max(0, top - (height - ROW_HEIGHT) / 2);
      look();
    },
    [look],
  );

  return { box, range: { first, end }, look, showRow };
}
