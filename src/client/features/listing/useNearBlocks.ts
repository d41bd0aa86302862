/**
 * Which blocks are near the screen, from the scroll place and the height of a row. All rows are equally high, a picture
 * and its words (productCard.css), so that what is not drawn takes exactly the room of its rows: nothing jumps.
 */
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { USUAL_RATIO } from '../../ui/Picture';
import { blockOf, countBlocks, nearBlocks } from './blocks';
import type { ListLayout, Near } from './blocks';

const start: Near = { first: 0, last: 0, focused: null };

/**
 * Also tells the style sheet, which keeps the room of what is not drawn. A card is not measured: it may be one of
 * those.
 */
function measure(list: HTMLElement): ListLayout {
  const style = window.getComputedStyle(list);
  const columns = style.gridTemplateColumns.split(' ');
  const row =
    Number.parseFloat(columns[0] ?? '') / USUAL_RATIO + Number.parseFloat(style.getPropertyValue('--card-words'));
  if (row > 0) list.style.setProperty('--row', `${row}px`);
  return { columns: columns.length, rowPitch: row + Number.parseFloat(style.rowGap) };
}

function focusedBlock(list: HTMLElement): number | null {
  const cell = list.contains(document.activeElement) ? document.activeElement?.closest('[aria-posinset]') : null;
  return cell ? blockOf(Number(cell.getAttribute('aria-posinset'))) : null;
}

const isSame = (a: Near, b: Near) => a.first === b.first && a.last === b.last && a.focused === b.focused;

/**
 * Where the upper edge of the list must come, so that the row at the top of the screen stays there in another layout.
 */
function topAfter(top: number, before: ListLayout, after: ListLayout): number {
  const row = Math.floor(-top / before.rowPitch);
  const within = -top - row * before.rowPitch;
  return -(Math.floor((row * before.columns) / after.columns) * after.rowPitch + Math.min(within, after.rowPitch));
}

/** @param total 0 while the list is not cut into blocks. */
export function useNearBlocks(list: RefObject<HTMLElement | null>, total: number): Near {
  const [near, setNear] = useState(start);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || total === 0) return undefined;
    let layout = measure(element);
    let top = 0;
    const look = () => {
      top = element.getBoundingClientRect().top;
      const now = { ...nearBlocks(total, top, window.innerHeight, layout), focused: focusedBlock(element) };
      setNear((before) => (isSame(before, now) ? before : now));
    };
    // Browsers tell of a scroll once a frame and before they paint it: what comes into view now is drawn now.
    const onScroll = () => flushSync(look);
    const onResize = () => {
      const before = layout;
      layout = measure(element);
      const turned = before.columns !== layout.columns || before.rowPitch !== layout.rowPitch;
      if (turned && top < 0) window.scrollBy(0, element.getBoundingClientRect().top - topAfter(top, before, layout));
      look();
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onResize);
    element.addEventListener('focusin', look);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onResize);
      element.removeEventListener('focusin', look);
    };
  }, [list, total]);

  if (total === 0) return start;
  // A list that has become shorter is looked at anew before it is painted; until then something of it is drawn.
  const last = Math.max(0, countBlocks(total) - 1);
  return { ...near, first: Math.min(near.first, last), last: Math.min(near.last, last) };
}
