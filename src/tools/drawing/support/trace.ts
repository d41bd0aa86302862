/**
 * Runs inside a page: draws its visible content as lines, boxes and words, in SVG. Photographs and drawings become
 * tinted panes, since a picture for a handbook shows where things are.
 */
/* global document, window */

/**
 * @param {{ selector?: string, mark?: string, title: string }} what the part of the page (else what the window shows), what of it to
 *   ring, and the picture's name
 * @returns {string} the SVG
 */
function trace({ selector, mark, title }) {
  const root = selector ? document.querySelector(selector) : document.body;
  if (!root) throw new Error(`Nothing matches ${selector}`);
  const whole = selector ? root.getBoundingClientRect() : { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight };
  const round = (number) => Math.round(number * 10) / 10;
  const escape = (text) => text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter]);
  const token = (name) => window.getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
  const isClear = (colour) => colour === 'transparent' || /, 0\)$/.test(colour);

  const draw = (view, container, origin, box) => {
    const out = [];
    const isOut = (rect) => rect.width < 0.5 || rect.height < 0.5 || rect.right <= box.left || rect.bottom <= box.top || rect.left >= box.left + box.width || rect.top >= box.top + box.height;
    const place = (rect) => `x="${round(rect.left - origin.left)}" y="${round(rect.top - origin.top)}" width="${round(rect.width)}" height="${round(rect.height)}"`;
    const isUnderlined = ({ textDecorationLine }) => textDecorationLine.includes('underline');
    const paint = (element, underlined = false) => {
      const style = view.getComputedStyle(element);
      if (style.display === 'none' || style.visibility !== 'visible' || style.opacity === '0' || element.classList.contains('visually-hidden')) return;
      // Content for screen readers alone is clipped to nothing.
      if (style.clip !== 'auto' || style.clipPath === 'inset(50%)') return;
      const rect = element.getBoundingClientRect();
      const tag = element.tagName.toLowerCase();
      if (tag === 'svg') {
        if (isOut(rect)) return;
        const copy = element.cloneNode(true);
        for (const name of ['class', 'style', 'aria-hidden', 'role', 'aria-label']) copy.removeAttribute(name);
        for (const [name, value] of [['x', rect.left - origin.left], ['y', rect.top - origin.top], ['width', rect.width], ['height', rect.height]]) copy.setAttribute(name, round(value));
        // The SVG has no style sheet, so each stroke gets its styles as attributes.
        const shapes = [element, ...element.querySelectorAll('*')];
        [copy, ...copy.querySelectorAll('*')].forEach((shape, index) => {
          const of = view.getComputedStyle(shapes[index]);
          shape.removeAttribute('class');
          for (const name of ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray']) {
            const value = of.getPropertyValue(name);
            if (value && value !== 'normal') shape.setAttribute(name, value);
          }
        });
        out.push(copy.outerHTML);
        return;
      }
      if (!isOut(rect)) {
        const radius = Math.min(parseFloat(style.borderTopLeftRadius) || 0, rect.height / 2);
        const has = (side) => parseFloat(style[`border${side}Width`]) > 0 && !isClear(style[`border${side}Color`]) && style[`border${side}Style`] !== 'none';
        const line = has('Top') && has('Left');
        const isSlider = tag === 'input' && element.type === 'range';
        const fill = isSlider || isClear(style.backgroundColor) ? 'none' : style.backgroundColor;
        if (fill !== 'none' || line) out.push(`<rect ${place(rect)} rx="${round(radius)}" fill="${fill}"${line ? ` stroke="${style.borderTopColor}"` : ''}/>`);
        if (isSlider) out.push(slider(element, rect));
        if (style.display === 'list-item') out.push(marker(rect, style));
        for (const [side, top] of line ? [] : [['Top', rect.top], ['Bottom', rect.bottom]]) {
          if (has(side)) out.push(`<path d="M${round(rect.left - origin.left)} ${round(top - origin.top)}h${round(rect.width)}" stroke="${style[`border${side}Color`]}"/>`);
        }
        if (tag === 'img' || tag === 'video') out.push(`<rect ${place(rect)} rx="6" fill="${token('hairline')}"/>`);
        if (tag === 'iframe' && element.contentDocument) {
          const scale = rect.width / element.contentWindow.innerWidth;
          const inside = draw(element.contentWindow, element.contentDocument.body, { left: 0, top: 0 }, { left: 0, top: 0, width: element.contentWindow.innerWidth, height: element.contentWindow.innerHeight });
          out.push(`<svg ${place(rect)} viewBox="0 0 ${element.contentWindow.innerWidth} ${round(rect.height / scale)}">${inside}</svg>`);
        }
        if ((tag === 'input' && ['text', 'email', 'tel', 'search'].includes(element.type)) || tag === 'textarea') {
          const words = element.value || element.placeholder;
          if (words) out.push(textAt(words.slice(0, 40), { left: rect.left + 12, top: rect.top, height: rect.height, width: 0 }, style, origin));
        }
      }
      const isCut = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      const kept = box;
      if (isCut) box = { left: Math.max(kept.left, rect.left), top: Math.max(kept.top, rect.top), width: Math.min(kept.left + kept.width, rect.right) - Math.max(kept.left, rect.left), height: Math.min(kept.top + kept.height, rect.bottom) - Math.max(kept.top, rect.top) };
      for (const child of element.childNodes) {
        // An open dialog is drawn last, over the page.
        if (child.nodeType === 1 && !child.matches('dialog[open]')) paint(child, underlined || isUnderlined(style));
        if (child.nodeType === 3) words(child, style, underlined || isUnderlined(style));
      }
      box = kept;
    };
    /** A slider: the line, its part up to the thumb, and the thumb. */
    const slider = ({ min, max, value }, rect) => {
      const thumb = 8;
      const [left, middle] = [rect.left - origin.left, rect.top - origin.top + rect.height / 2];
      const span = Number(max) - Number(min);
      const share = span > 0 ? (Number(value) - Number(min)) / span : 0;
      const at = thumb + share * (rect.width - 2 * thumb);
      const line = (width, colour) =>
        `<rect x="${round(left)}" y="${round(middle - 4)}" width="${round(width)}" height="8" rx="4" fill="${colour}"/>`;
      const knob = `<circle cx="${round(left + at)}" cy="${round(middle)}" r="${thumb}" fill="${token('action')}"/>`;
      return line(rect.width, token('hairline')) + line(at, token('action')) + knob;
    };
    /** A list's bullet, before its first line; the triangle of what unfolds. */
    const marker = (rect, style) => {
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
    const textAt = (text, rect, style, from, underlined = false) => {
      const size = parseFloat(style.fontSize);
      const baseline = rect.top - from.top + rect.height / 2 + size * 0.35;
      const weight = Number(style.fontWeight) >= 600 ? ' font-weight="700"' : '';
      const fit = rect.width > 0 ? ` textLength="${round(rect.width)}" lengthAdjust="spacingAndGlyphs"` : '';
      const line = underlined ? ' text-decoration="underline"' : '';
      const shown = style.textTransform === 'uppercase' ? text.toUpperCase() : text;
      return `<text x="${round(rect.left - from.left)}" y="${round(baseline)}" font-size="${round(size)}" fill="${style.color}"${weight}${line}${fit}>${escape(shown)}</text>`;
    };
    /** One text node: a text element for each line that it is broken into. */
    const words = (node, style, underlined) => {
      const text = node.textContent;
      if (!text.trim()) return;
      const range = view.document.createRange();
      let line = null;
      const end = () => {
        if (line && line.text.trim() && !isOut(line.rect)) out.push(textAt(line.text.trim(), line.rect, style, origin, underlined));
      };
      for (let at = 0; at < text.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const [rect] = range.getClientRects();
        if (!rect) continue;
        if (line && Math.abs(rect.top - line.rect.top) < rect.height / 2) {
          line.text += text[at];
          if (text[at].trim()) line.rect = { ...line.rect, right: rect.right, width: rect.right - line.rect.left };
        } else {
          // A line begins at its first visible character, without a blank before it.
          end();
          line = null;
          if (!text[at].trim()) continue;
          line = { text: text[at], rect: { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom, width: rect.width, height: rect.height } };
        }
      }
      end();
    };
    paint(container);
    // Wherever it stands in the page.
    for (const dialog of container.querySelectorAll('dialog[open]')) {
      const { left, top, width, height } = box;
      out.push(`<rect x="${round(left - origin.left)}" y="${round(top - origin.top)}" width="${round(width)}" height="${round(height)}" fill="${token('ink')}" opacity="0.35"/>`);
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

module.exports = { trace };
