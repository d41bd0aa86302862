/**
 * When a page's fonts and scripts begin to load: after the picture that the shopper waits for, so that they do not take
 * its line, and at once when the shopper does something. The page works as plain markup until then
 * (docs/decisions/0221-server-rendered-pages.md). Scripts that are gone were replaced by a deploy meanwhile: the page
 * is loaded anew, once for each (docs/decisions/0203-deploys.md).
 */
import { escape } from './escape';
import type { Face } from './fonts';

/** Milliseconds a slow picture may hold the scripts back. */
const PATIENCE_MS = 2000;

/** Milliseconds until a script that did not come is asked for again; each further time twice as long. */
const PAUSE_MS = 1000;

/** Milliseconds after which a press that waits is told that it does. */
const MOMENT_MS = 600;

/** Milliseconds after which scripts that are under way are told as not there. */
const LONGEST_MS = 15_000;

/** Of Trusted Types: only what it lets through may become a script's address here, and that is the build's own. */
const LOADER_POLICY = 'first-scripts';

/**
 * What every other plain text goes through on its way to becoming markup. None may, but what Ant Design's style engine
 * makes sheets of: nothing at all, by which it learns where sheets come to stand, and the sheets that the page came
 * with, should the frame be drawn again from nothing (plugins/contentPolicy).
 */
export const EMPTY_POLICY = 'default';

/**
 * Runs in the page as it stands; the same for every page, so that the content security policy can name it by its hash.
 * It notes what is pressed and sent meanwhile (client/app/earlyInput) and answers it: what waits shows that it does,
 * and after a moment words say so, or that the scripts did not come (asleep.ts). A link, and a form with an address of
 * its own, as the search, goes there by itself, unless something else waits: then it comes after that. What is typed,
 * chosen and pressed goes along where the page is loaded anew (`anew`, `before`); a password does not. A picture that
 * does not load is shown as missing (ui/Picture draws the rest once it is alive).
 */
const LOADER = `(function(){
var here=document.currentScript,files=here.dataset.files.split(' '),trusted=window.trustedTypes&&trustedTypes.createPolicy('${LOADER_POLICY}',{createScriptURL:function(file){return file.indexOf('/assets/')?'':file}}),signs=['pointerdown','keydown','touchstart'],FIELDS='input,textarea,select',PRESSED='button,form,a[href]',begun=false,leaving=false,pause=${PAUSE_MS},early=document.early={presses:[],stop:stop,fail:fail,again:anew,anew:anew},said='';
var own=[''].concat([].map.call(document.querySelectorAll('style'),function(sheet){return sheet.textContent}));
if(trusted)trustedTypes.createPolicy('${EMPTY_POLICY}',{createHTML:function(text){return own.indexOf(text)<0?null:text}});
function begin(){
if(begun)return;
begun=true;
signs.forEach(function(sign){removeEventListener(sign,begin,true)});
letters();
files.forEach(load);
setTimeout(fail,${LONGEST_MS});
}
function letters(){
Promise.all(JSON.parse(here.dataset.faces).map(function(face){
return Promise.resolve(face.font.charAt(0)==='/'?fetch(face.font).then(function(answer){if(answer.ok)return answer.arrayBuffer();throw answer}):Uint8Array.from(atob(face.font),function(sign){return sign.charCodeAt(0)})).then(function(bytes){
return new FontFace(face.family,bytes,{weight:face.weight,unicodeRange:face.unicodeRange});
}).catch(function(){});
})).then(function(faces){faces.forEach(function(face){if(face)document.fonts.add(face)})});
}
function load(file){
var script=document.createElement('script');
script.src=trusted?trusted.createScriptURL(file):file;
script.async=false;
script.onerror=function(){script.remove();fail();lost(file)};
document.head.appendChild(script);
}
function lost(file){
fetch(file,{method:'HEAD',cache:'no-store'}).then(function(answer){
var before=JSON.parse(sessionStorage.renewedFor||'[]');
if(leaving)return;
if(answer.status!==404||before.indexOf(file)>=0)throw file;
sessionStorage.renewedFor=JSON.stringify(before.concat(file));
leaving=true;
anew();
}).catch(function(){setTimeout(load,pause*=2,file)});
}
function say(state){
said=state;
var words=document.getElementById('asleep');
if(words)words.dataset.now=state;
}
function fail(){
if(document.early)say('failed');
}
function all(what){
return [].slice.call(document.querySelectorAll(what));
}
function press(what){
early.presses.push({what:what,ticked:all('input:checked')});
what.setAttribute('data-waiting','');
if(!said)setTimeout(function(){if(document.early&&!said)say('waiting')},${MOMENT_MS});
}
function waits(){
return early.presses.length>0&&said!=='failed'&&said!=='again';
}
function click(event){
var pressed=event.target.closest&&event.target.closest('button[type=button],a[href]');
if(!pressed)return;
if(pressed.type==='button'){
event.stopPropagation();
return press(pressed);
}
if(pressed.matches('#asleep [href=""]')){
event.preventDefault();
event.stopPropagation();
say('again');
return early.again();
}
if(!waits()||pressed.target||pressed.getAttribute('href').charAt(0)==='#'||pressed.origin!==location.origin||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
event.preventDefault();
event.stopPropagation();
press(pressed);
}
function send(event){
if(event.target.hasAttribute('action')&&!waits())return;
event.preventDefault();
event.stopPropagation();
press(event.submitter||event.target);
}
function stop(){
removeEventListener('click',click,true);
removeEventListener('submit',send,true);
early.presses.forEach(function(one){one.what.removeAttribute('data-waiting')});
say(typed()?'typed':'');
}
function typed(){
var field=document.querySelector('#asleep input');
return field&&field.value;
}
function isTick(field){
return/^(radio|checkbox)$/.test(field.type);
}
function nameOf(one){
return[one.name,one.getAttribute('aria-label'),one.textContent,one.pathname,isTick(one)?one.value:''].join();
}
function anew(){
try{
var pressables=all(PRESSED);
sessionStorage.early=JSON.stringify({at:location.href,fields:all(FIELDS).map(function(field,at){
return /^(password|hidden|file)$/.test(field.type)?0:[nameOf(field),isTick(field)?field.checked:field.value];
}),presses:early.presses.map(function(one){return[pressables.indexOf(one.what),nameOf(one.what),one.ticked.map(function(tick){return all(FIELDS).indexOf(tick)})]})});
}catch(_){}
location.reload();
}
function before(){
try{
var kept=JSON.parse(sessionStorage.early),fields=all(FIELDS),pressables=all(PRESSED);
delete sessionStorage.early;
if(kept.at!==location.href)return;
kept.fields.forEach(function(was,at){
var field=fields[at];
if(!was||!field||nameOf(field)!==was[0])return;
if(typeof was[1]==='boolean')field.checked=was[1];else field.value=was[1];
});
kept.presses.forEach(function(was){
var what=pressables[was[0]];
if(!what||nameOf(what)!==was[1])return;
press(what);
early.presses[early.presses.length-1].ticked=was[2].map(function(at){return fields[at]}).filter(Boolean);
});
}catch(_){}
}
function lack(image){
if(/^picture( |$)/.test(image.parentNode&&image.parentNode.className))image.parentNode.classList.add('picture-missing');
}
addEventListener('click',click,true);
addEventListener('submit',send,true);
addEventListener('error',function(event){lack(event.target)},true);
all('.picture img').forEach(function(image){if(image.complete&&image.currentSrc&&!image.naturalWidth)lack(image)});
before();
var picture=document.querySelector('img[fetchpriority=high]');
if(!picture||picture.complete)return begin();
picture.addEventListener('load',begin);
picture.addEventListener('error',begin);
signs.forEach(function(sign){addEventListener(sign,begin,{capture:true,passive:true})});
setTimeout(begin,${PATIENCE_MS});
})()`;

/**
 * Runs before the page is laid out: marks a page that is opened anew. Nothing is known of how far down its shopper was, so what is far
 * below the screen is not laid out until it comes near (appShell.css), and what is below it at all not before the page has loaded or
 * its shopper moves (`unmoved`). A page that is gone back to or read again must have its height.
 */
const FRESH = `(function(){
var way=performance.getEntriesByType('navigation')[0],page=document.documentElement;
if(!way||way.type!=='navigate'||location.hash)return;
page.className='fresh unmoved';
['load','scroll','wheel','touchmove','keydown','focusin','beforeprint'].forEach(function(sign){addEventListener(sign,function(){page.classList.remove('unmoved')},{once:true,passive:true})});
})()`;

/** For the content policy. */
export const PAGE_SCRIPTS = [LOADER, FRESH];

/** The names of the other ones are the build's (webpack.config.js). */
export const PAGE_TRUSTED_TYPES = [LOADER_POLICY, EMPTY_POLICY, 'chunks'];

/** Goes into the head. */
export const freshScript = `<script>${FRESH}</script>`;

interface First {
  /** Names of the build's scripts, in the order in which they run. */
  files: readonly string[];
  /** Made as they come and given to the page together. One that does not come leaves its letters to the fallback of the same width. */
  faces: readonly Face[];
}

/** Goes to the end of the body. */
export const loaderScript = ({ files, faces }: First): string =>
  `<script data-files="${escape(files.map((file) => `/assets/${file}`).join(' '))}" data-faces="${escape(JSON.stringify(faces))}">${LOADER}</script>`;
