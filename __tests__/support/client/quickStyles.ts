/**
 * What an element looks like, as far as a test asks: whether it is there to be seen, pressed and named. jsdom holds
 * every rule of every style sheet against an element and all its ancestors each time it is asked, a sixth of the time
 * of a test of a page; the shop's own sheets are not there anyway, so what hides something is the element's own style
 * or the document's own rules.
 */
const HIDDEN = new Set([
  'AREA',
  'BASE',
  'DATALIST',
  'HEAD',
  'LINK',
  'META',
  'NOEMBED',
  'NOFRAMES',
  'PARAM',
  'RP',
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'TITLE',
]);

function displayOf(element: Element, own: string): string {
  if (own !== '') return own;
  if (HIDDEN.has(element.tagName) || element.hasAttribute('hidden')) return 'none';
  if (element.tagName === 'DIALOG' && !element.hasAttribute('open')) return 'none';
  // Whether a box of its own or not is for a browser to say: names of controls are read word by word all the same.
  return 'block';
}

/** The nearest word on it, from the element upwards. */
function inherited(element: Element | null, name: 'visibility' | 'pointerEvents'): string {
  for (let at = element; at; at = at.parentElement) {
    const own = (at as HTMLElement).style?.[name];
    if (own) return own;
  }
  return name === 'visibility' ? 'visible' : 'auto';
}

export function quickStyle(element: Element): CSSStyleDeclaration {
  const { style } = element as HTMLElement;
  const told: Record<string, string> = {
    get display() {
      return displayOf(element, style?.display ?? '');
    },
    get visibility() {
      return inherited(element, 'visibility');
    },
    get pointerEvents() {
      return inherited(element, 'pointerEvents');
    },
    get opacity() {
      return style?.opacity || '1';
    },
  };
  const valueOf = (name: string): string =>
    told[name] ?? style?.getPropertyValue(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)) ?? '';
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => (name === 'getPropertyValue' ? valueOf : typeof name === 'string' ? valueOf(name) : undefined),
  });
}
