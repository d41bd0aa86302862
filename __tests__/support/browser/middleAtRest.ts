import type { Page } from 'playwright-core';

/** What stands in the middle of a strip that a finger has let go of, once it has come to rest. For `evaluate`. */
export async function middleAtRest(strip: HTMLElement): Promise<string> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let still = 0, frames = 0; still < 20; frames += 1) {
    if (frames > 2000) throw new Error('The strip does not come to rest');
    const at = strip.scrollLeft;
    await frame();
    still = strip.scrollLeft === at ? still + 1 : 0;
  }
  const centre = (part: Element) => part.getBoundingClientRect().left + part.getBoundingClientRect().width / 2;
  const slides = [...strip.querySelectorAll('.carousel-slide')];
  const away = (slide: Element) => Math.abs(centre(slide) - centre(strip));
  const middle = slides.reduce((best, slide) => (away(slide) < away(best) ? slide : best));
  return middle.getAttribute('aria-label') ?? '';
}

/** What stands in the middle of the strips that have a middle, in the page's order; undefined: nothing does. */
export const middlesOf = (page: Page): Promise<(string | undefined)[]> =>
  page.locator('.carousel-centred .carousel-strip').evaluateAll((strips) => {
    const centre = (part: Element) => part.getBoundingClientRect().left + part.getBoundingClientRect().width / 2;
    return strips.map((strip) => {
      const middle = [...strip.children].find((slide) => Math.abs(centre(slide) - centre(strip)) < 2);
      return middle?.getAttribute('aria-label') ?? undefined;
    });
  });
