/**
 * A page as text, for telling whether two are the same: without what is half typed, and without what React makes up
 * anew for every page (ids, comments between texts). Runs in a browser too, where nothing of this file but the function
 * itself is known.
 */
export function shownDocument(root: Element): string {
  const page = root.cloneNode(true) as Element;
  // Which slides of a carousel stand where is not seen of one that is not there at this width.
  const carousels = root.querySelectorAll('.carousel');
  page.querySelectorAll('.carousel').forEach((carousel, index) => {
    if (carousels[index]?.checkVisibility?.() === false) carousel.textContent = '';
  });
  for (const element of [...page.querySelectorAll<HTMLElement>('*')]) {
    const { localName } = element;
    // The styles that Ant Design puts into the page belong to no screen.
    if (localName === 'style') {
      element.remove();
      continue;
    }
    // How far a film has come is its own clock's; so is whether its first picture stands over the still one yet.
    if (localName === 'video') element.classList.remove('video-card-film-shown');
    const isInput = localName === 'input' && element.getAttribute('type') !== 'hidden';
    if (isInput || localName === 'textarea' || localName === 'select') {
      element.removeAttribute('value');
      element.removeAttribute('checked');
      if (localName === 'textarea') element.textContent = '';
    }
    if (localName === 'option') element.removeAttribute('selected');
    // The same style, in whatever order it was set.
    if (element.hasAttribute('style')) {
      const { style } = element;
      const names = Array.from({ length: style.length }, (_, index) => style.item(index)).sort();
      // A style attribute is what the page's content policy lets nobody write.
      element.setAttribute('data-style', names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; '));
      element.removeAttribute('style');
    }
    // Whether an attribute came with its element or later is not seen.
    const asWritten = [...element.attributes];
    const attributes = [...asWritten].sort((a, b) => (a.name < b.name ? -1 : 1));
    if (attributes.every((attribute, index) => attribute === asWritten[index])) continue;
    for (const attribute of attributes) element.removeAttributeNode(attribute);
    for (const attribute of attributes) element.setAttributeNode(attribute);
  }
  // Hints that answer to what is typed: how good a password is, what is odd about a number, which place a PIN code is
  // of.
  for (const field of page.querySelectorAll('[autocomplete="new-password"], [type="tel"], [name="pinCode"]')) {
    const hint = field.closest('.text-field')?.querySelector('.text-field-hint');
    if (hint) hint.textContent = '';
  }
  for (const said of page.querySelectorAll('.text-field + [role="status"]')) said.textContent = '';
  // Stars that are chosen and not sent are half typed too, and so are the thumbs of the price slider.
  for (const drawn of page.querySelectorAll('.stars-field-row > span, .stars-field-row svg')) drawn.remove();
  for (const slider of page.querySelectorAll('.price-slider')) {
    slider.classList.remove('price-slider-right');
    slider.removeAttribute('data-style');
    slider.removeAttribute('data-vars');
    for (const thumb of slider.querySelectorAll('input')) thumb.removeAttribute('aria-valuetext');
  }
  const comments = page.ownerDocument.createTreeWalker(page, 128);
  const gone: Comment[] = [];
  while (comments.nextNode()) gone.push(comments.currentNode as Comment);
  for (const comment of gone) comment.remove();
  page.normalize();
  const names = new Map<string, string>();
  const html = page.innerHTML.replace(/_(?:r|R)_[0-9a-zA-Z]+_/g, (id) => {
    if (!names.has(id)) names.set(id, `id${names.size}`);
    return names.get(id) as string;
  });
  return html.replace(/></g, '>\n<');
}
