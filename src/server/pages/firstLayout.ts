/**
 * Runs before a page's first layout, the same for every page. Strips of slides are held where they begin (`held`),
 * each until it has come to stand there (`data-free`) or its carousel lives (ui/Carousel). A page that is opened anew
 * is marked too: its shopper begins at the top, so content far below the screen is laid out when it comes near
 * (`fresh`), and on a phone all content below the screen only once its scripts have come (firstScripts.ts) or its
 * shopper moves (`unmoved`), a frame later where a press moves the focus; appShell.css has both. A page that is
 * reloaded, or reached by Back or with a `#`, needs its full height at once.
 */
export const FIRST_LAYOUT = `(function(){
var way=performance.getEntriesByType('navigation')[0],page=document.documentElement;
page.className='held';
addEventListener('scroll',function(event){
var strip=event.target;
if(strip.matches&&strip.matches('.carousel-strip'))strip.dataset.free='';
},{capture:true,passive:true});
if(!way||way.type!=='navigate'||location.hash)return;
page.className='held fresh unmoved';
function moved(){page.classList.remove('unmoved')}
['scroll','wheel','touchmove','keydown','beforeprint'].forEach(function(sign){
addEventListener(sign,moved,{once:true,passive:true});
});
addEventListener('focusin',function(){requestAnimationFrame(function(){setTimeout(moved)})},{once:true});
})()`;

/** The element for the head. */
export const firstLayoutScript = `<script>${FIRST_LAYOUT}</script>`;
