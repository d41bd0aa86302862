/** How the benchmark counts what a browser builds of a document. */
import { elementsIn } from '../../../../src/tools/bench/loadedPage';

describe('The elements of a document', () => {
  it('are its tags, and of what stays text only what holds it', () => {
    const html = `<!doctype html><p>1 < 2 <b>bold</b><br></p><script type="x">if(a<b)"<i>"</script>
<style>a<b{}</style><noscript class="far"><section><img></section></noscript><svg><path d=""/></svg>`;
    expect(elementsIn(html)).toBe(8);
  });
});
