/**
 * How much room scroll bars take. Ant Design's parts use it in place of their own (webpack.config.js), which copies the
 * bars' style by a style element that the page's content policy refuses (decision 328). No bar of the desk has a style.
 */
interface Size {
  width: number;
  height: number;
}

let known: Size | undefined;

function measure(): Size {
  const box = document.createElement('div');
  Object.assign(box.style, { position: 'absolute', top: '0', width: '100px', height: '100px', overflow: 'scroll' });
  document.body.append(box);
  const size = { width: box.offsetWidth - box.clientWidth, height: box.offsetHeight - box.clientHeight };
  box.remove();
  return size;
}

export default function getScrollBarSize(isFresh = false): number {
  if (isFresh || !known) known = measure();
  return known.width;
}

export const getTargetScrollBarSize = (): Size => measure();
