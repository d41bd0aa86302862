/**
 * Runs inside a page: draws its visible content as lines, boxes and words, in SVG. Photographs and drawings become
 * tinted panes, since a picture for a handbook shows where things are.
 */

/** A place in a window, in CSS pixels. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Rect extends Box {
  right: number;
  bottom: number;
}

type Side = 'Top' | 'Bottom' | 'Left';

/** A line of text as it is broken in the page. */
interface Line {
  text: string;
  rect: Rect;
}

interface Traced {
  /** The part of the page; left out: what the window shows. */
  selector?: string | undefined;
  /** What of it is ringed. */
  mark?: string | undefined;
  title: string;
}

/** @returns the SVG */
export function trace({ selector, mark, title }: Traced): string {
  const root: Element | null = selector ? document.querySelector(selector) : document.body;
  if (!root) throw new Error(`Nothing matches ${selector}`);
  const whole: Box = selector
    ? root.getBoundingClientRect()
    : { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight };
  const round = (number: number): number => Math.round(number * 10) / 10;
  const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => escaped[letter] ?? letter);
  const token = (name: string): string =>
    window.getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
  const isClear = (colour: string): boolean => colour === 'transparent' || /, 0\)$/.test(colour);

  const draw = (
    view: Window & typeof globalThis,
    container: Element,
    origin: { left: number; top: number },
    seen: Box,
  ): string => {
    const out: string[] = [];
    let box = seen;
    const isOut = ({ left, top, right, bottom, width, height }: Rect): boolean =>
      Math.min(width, height) < 0.5 ||
      right <= box.left ||
      bottom <= box.top ||
      left >= box.left + box.width ||
      top >= box.top + box.height;
    const place = (rect: Box): string =>
      `x="${round(rect.left - origin.left)}" y="${round(rect.top - origin.top)}" width="${round(rect.width)}" height="${round(rect.height)}"`;
    const isUnderlined = ({ textDecorationLine }: CSSStyleDeclaration): boolean =>
      textDecorationLine.includes('underline');
    const paint = (element: Element, underlined = false): void => {
      const style = view.getComputedStyle(element);
      if (
        style.display === 'none' ||
        style.visibility !== 'visible' ||
        style.opacity === '0' ||
        element.classList.contains('visually-hidden')
      )
        return;
      // Content for screen readers alone is clipped to nothing.
      if (style.getPropertyValue('clip') !== 'auto' || style.clipPath === 'inset(50%)') return;
      const rect = element.getBoundingClientRect();
      const tag = element.tagName.toLowerCase();
      if (tag === 'svg') {
        if (isOut(rect)) return;
        const copy = element.cloneNode(true) as Element;
        for (const name of ['class', 'style', 'aria-hidden', 'role', 'aria-label']) copy.removeAttribute(name);
        const at = { x: rect.left - origin.left, y: rect.top - origin.top, width: rect.width, height: rect.height };
        for (const [name, value] of Object.entries(at)) copy.setAttribute(name, String(round(value)));
        // The SVG has no style sheet, so each stroke gets its styles as attributes.
        const shapes = [element, ...element.querySelectorAll('*')];
        [copy, ...copy.querySelectorAll('*')].forEach((shape, index) => {
          const original = shapes[index];
          if (!original) return;
          const of = view.getComputedStyle(original);
          shape.removeAttribute('class');
          for (const name of [
            'fill',
            'stroke',
            'stroke-width',
            'stroke-linecap',
            'stroke-linejoin',
            'stroke-dasharray',
          ]) {
            const value = of.getPropertyValue(name);
            if (value && value !== 'normal') shape.setAttribute(name, value);
          }
        });
        out.push(copy.outerHTML);
        return;
      }
      if (!isOut(rect)) {
        const radius = Math.min(parseFloat(style.borderTopLeftRadius) || 0, rect.height / 2);
        const has = (side: Side): boolean =>
          parseFloat(style[`border${side}Width` as const]) > 0 &&
          !isClear(style[`border${side}Color` as const]) &&
          style[`border${side}Style` as const] !== 'none';
        const line = has('Top') && has('Left');
        const field =
          element instanceof view.HTMLInputElement || element instanceof view.HTMLTextAreaElement ? element : null;
        const isSlider = field?.type === 'range';
        const fill = isSlider || isClear(style.backgroundColor) ? 'none' : style.backgroundColor;
        if (fill !== 'none' || line)
          out.push(
            `<rect ${place(rect)} rx="${round(radius)}" fill="${fill}"${line ? ` stroke="${style.borderTopColor}"` : ''}/>`,
          );
        if (element instanceof view.HTMLInputElement && isSlider) out.push(slider(element, rect));
        if (style.display === 'list-item') out.push(marker(rect, style));
        const edges: [Side, number][] = line
          ? []
          : [
              ['Top', rect.top],
              ['Bottom', rect.bottom],
            ];
        for (const [side, top] of edges) {
          if (has(side))
            out.push(
              `<path d="M${round(rect.left - origin.left)} ${round(top - origin.top)}h${round(rect.width)}" stroke="${style[`border${side}Color` as const]}"/>`,
            );
        }
        if (tag === 'img' || tag === 'video') out.push(`<rect ${place(rect)} rx="6" fill="${token('hairline')}"/>`);
        const framed = element instanceof view.HTMLIFrameElement ? element.contentDocument?.defaultView : null;
        if (framed) {
          const { innerWidth: width, innerHeight: height } = framed;
          const inside = draw(framed, framed.document.body, { left: 0, top: 0 }, { left: 0, top: 0, width, height });
          out.push(
            `<svg ${place(rect)} viewBox="0 0 ${width} ${round((rect.height * width) / rect.width)}">${inside}</svg>`,
          );
        }
        if (field && ['text', 'email', 'tel', 'search', 'textarea'].includes(field.type)) {
          const said = field.value || field.placeholder;
          if (said)
            out.push(
              textAt(
                said.slice(0, 40),
                { left: rect.left + 12, top: rect.top, height: rect.height, width: 0 },
                style,
                origin,
              ),
            );
        }
      }
      const isCut = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      const kept = box;
      if (isCut) {
        const [left, top] = [Math.max(kept.left, rect.left), Math.max(kept.top, rect.top)];
        const width = Math.min(kept.left + kept.width, rect.right) - left;
        box = { left, top, width, height: Math.min(kept.top + kept.height, rect.bottom) - top };
      }
      for (const child of element.childNodes) {
        // An open dialog is drawn last, over the page.
        if (child instanceof view.Element && !child.matches('dialog[open]'))
          paint(child, underlined || isUnderlined(style));
        if (child instanceof view.Text) words(child, style, underlined || isUnderlined(style));
      }
      box = kept;
    };
    /** A slider: the line, its part up to the thumb, and the thumb. */
    const slider = ({ min, max, value }: HTMLInputElement, rect: Rect): string => {
      const thumb = 8;
      const [left, middle] = [rect.left - origin.left, rect.top - origin.top + rect.height / 2];
      const span = Number(max) - Number(min);
      const share = span > 0 ? (Number(value) - Number(min)) / span : 0;
      const at = thumb + share * (rect.width - 2 * thumb);
      const line = (width: number, colour: string): string =>
        `<rect x="${round(left)}" y="${round(middle - 4)}" width="${round(width)}" height="8" rx="4" fill="${colour}"/>`;
      const knob = `<circle cx="${round(left + at)}" cy="${round(middle)}" r="${thumb}" fill="${token('action')}"/>`;
      return line(rect.width, token('hairline')) + line(at, token('action')) + knob;
    };
    /** A list's bullet, before its first line; the triangle of what unfolds. */
    const marker = (rect: Rect, style: CSSStyleDeclaration): string => {
      const kind = style.listStyleType;
      const [left, size] = [rect.left - origin.left, parseFloat(style.fontSize)];
      const lineHeight = parseFloat(style.lineHeight) || size * 1.2;
      const middle = rect.top - origin.top + parseFloat(style.paddingTop) + lineHeight / 2;
      if (kind === 'none') return '';
      if (kind.startsWith('disclosure')) {
        const shape = kind.endsWith('closed') ? 'l8 4l-8 4' : 'h8l-4 8';
        return `<path d="M${round(left + 2)} ${round(middle - 4)}${shape}z" fill="${style.color}"/>`;
      }
      return `<circle cx="${round(left - 12)}" cy="${round(middle)}" r="3" fill="${style.color}"/>`;
    };
    const textAt = (
      text: string,
      rect: Box,
      style: CSSStyleDeclaration,
      from: { left: number; top: number },
      underlined = false,
    ): string => {
      const size = parseFloat(style.fontSize);
      const baseline = rect.top - from.top + rect.height / 2 + size * 0.35;
      const weight = Number(style.fontWeight) >= 600 ? ' font-weight="700"' : '';
      const fit = rect.width > 0 ? ` textLength="${round(rect.width)}" lengthAdjust="spacingAndGlyphs"` : '';
      const line = underlined ? ' text-decoration="underline"' : '';
      const shown = style.textTransform === 'uppercase' ? text.toUpperCase() : text;
      return `<text x="${round(rect.left - from.left)}" y="${round(baseline)}" font-size="${round(size)}" fill="${style.color}"${weight}${line}${fit}>${escape(shown)}</text>`;
    };
    /** One text node: a text element for each line that it is broken into. */
    const words = (node: Text, style: CSSStyleDeclaration, underlined: boolean): void => {
      const text = node.data;
      if (!text.trim()) return;
      const range = view.document.createRange();
      const end = (ended: Line | null): void => {
        if (ended?.text.trim() && !isOut(ended.rect))
          out.push(textAt(ended.text.trim(), ended.rect, style, origin, underlined));
      };
      let line: Line | null = null;
      for (let at = 0; at < text.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const [rect] = range.getClientRects();
        const letter = text.charAt(at);
        if (!rect) continue;
        if (line && Math.abs(rect.top - line.rect.top) < rect.height / 2) {
          line.text += letter;
          if (letter.trim()) line.rect = { ...line.rect, right: rect.right, width: rect.right - line.rect.left };
        } else {
          // A line begins at its first visible character, without a blank before it.
          end(line);
          line = null;
          if (!letter.trim()) continue;
          const { left, top, right, bottom, width, height } = rect;
          line = { text: letter, rect: { left, top, right, bottom, width, height } };
        }
      }
      end(line);
    };
    paint(container);
    // Wherever it stands in the page.
    for (const dialog of container.querySelectorAll('dialog[open]')) {
      const { left, top, width, height } = box;
      out.push(
        `<rect x="${round(left - origin.left)}" y="${round(top - origin.top)}" width="${round(width)}" height="${round(height)}" fill="${token('ink')}" opacity="0.35"/>`,
      );
      paint(dialog);
    }
    return out.join('\n');
  };

  const inside = draw(window, root, whole, whole);
  const ringed = mark ? document.querySelector(mark)?.getBoundingClientRect() : null;
  const ring = ringed
    ? `<rect x="${round(ringed.left - whole.left - 6)}" y="${round(ringed.top - whole.top - 6)}" width="${round(ringed.width + 12)}" height="${round(ringed.height + 12)}" rx="10" fill="none" stroke="${token('danger')}" stroke-width="3"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(whole.width)} ${round(whole.height)}" width="${round(whole.width)}" font-family="system-ui, sans-serif" role="img">
<title>${escape(title)}</title>
<rect width="100%" height="100%" fill="${window.getComputedStyle(document.body).backgroundColor}"/>
${inside}
${ring}
</svg>
`;
}
