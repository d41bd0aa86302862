/**
 * Starts a page's fonts and scripts: once the picture that the shopper waits for has been drawn, so that they share
 * neither its bandwidth nor the frame, and at once when the shopper acts. Until then the page works as plain markup
 * (docs/decisions/0221-server-rendered-pages.md). A script that is gone was replaced by a deploy: the page reloads,
 * once for each (docs/decisions/0203-deploys.md).
 */
import { escape } from './escape';
import { FIRST_LAYOUT } from './firstLayout';
import { ORDER_KEY_SCRIPT } from './orderKey';
import type { Face } from './fonts';

/** Milliseconds that a slow picture may delay the scripts. */
const PATIENCE_MS = 2000;

/** Milliseconds: half the delay of the first retry of a script that failed. Each further delay is twice the last. */
const PAUSE_MS = 1000;

/** Milliseconds after which the page says that a press waits. */
const MOMENT_MS = 600;

/** Milliseconds after which the page says that the scripts did not come. */
const LONGEST_MS = 15_000;

/** Milliseconds; for Safari, which does not say when it is idle. */
const SOON_MS = 300;

/** CSS pixels; a window as tall as no phone shows more at first than others. */
const TALL_PX = 960;

/** The Trusted Types policy for addresses of scripts: it lets through only those under `/assets/`. */
const LOADER_POLICY = 'first-scripts';

/**
 * The default Trusted Types policy: it lets no text become markup except what Ant Design's style engine writes. That is
 * an empty text, to find where its sheets stand, and the sheets that the page came with, when the frame is rendered
 * again from nothing (plugins/contentPolicy); and what the page came with as text (client/ui/FarContent).
 */
export const EMPTY_POLICY = 'default';

/**
 * Runs in the page before hydration; the same for every page, so that the content security policy names it by its hash.
 * It records presses and submits for the replay after hydration (client/app/hydration/earlyInput). A press that waits
 * looks so, and after a moment a notice says that it waits, or that the scripts did not come (beforeHydration.ts). A
 * link, or a form with an address such as the search, navigates by itself, unless another press waits: then it follows
 * that one. What is far below (client/ui/FarContent) becomes elements part by part when the browser is idle, at once
 * when the shopper moves, a frame after a press that moves the focus, and before all else where somebody may have been
 * far down. Typed text, choices and presses survive a reload (`anew`, `before`); passwords do not. A picture that does
 * not load is shown as missing (ui/Picture does the rest after hydration); those outside of the first view come at last
 * without any scripts (ui/picture.css).
 */
const LOADER = `(function(){
var here=document.currentScript,
files=here.dataset.files.split(' '),
trusted=window.trustedTypes&&trustedTypes.createPolicy('${LOADER_POLICY}',
{createScriptURL:function(file){return file.indexOf('/assets/')?'':file}}),
signs=['pointerdown','keydown','touchstart'],FIELDS='input,textarea,select',PRESSED='button,form,a[href]',
begun=false,leaving=false,missing=files.length,
pause=${PAUSE_MS},
early=document.early={presses:[],stop:stop,fail:fail,again:anew,anew:anew,showFar:showFar},
said='',far;
var own=[''].concat([].map.call(document.querySelectorAll('style,.far'),function(own){return own.textContent}));
if(trusted)trustedTypes.createPolicy('${EMPTY_POLICY}',{createHTML:function(text){return own.indexOf(text)<0?null:text}});
function begin(){
if(begun)return;
begun=true;
signs.forEach(function(sign){removeEventListener(sign,begin,true)});
fonts();
files.forEach(load);
soon();
setTimeout(fail,${LONGEST_MS});
}
function afterFrame(work){
requestAnimationFrame(function(){setTimeout(work)});
}
function drawn(){
afterFrame(begin);
}
function fonts(){
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
script.onload=function(){if(!(missing-=1))moved()};
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
var words=document.getElementById('early');
if(words)words.dataset.now=state;
}
function fail(){
moved();
if(document.early)say('failed');
}
function moved(){
document.documentElement.classList.remove('unmoved');
}
function all(what){
return [].slice.call(document.querySelectorAll(what));
}
function press(what){
early.presses.push({what:what,label:what.getAttribute('aria-label'),ticked:all('input:checked')});
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
if(pressed.matches('#early [href=""]')){
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
var field=document.querySelector('#early input');
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
function showNext(){
var text=document.querySelector('noscript.far'),node;
if(!text)return false;
if(!far){
far=document.createElement('template');
far.innerHTML=text.textContent;
}
do{
node=far.content.firstChild;
if(node)text.before(node);
}while(node&&node.nodeType!==1);
if(!node){
text.remove();
far=null;
}
return true;
}
function showFar(){
while(showNext());
}
function idle(){
if(showNext())soon();
}
function soon(){
if(window.requestIdleCallback)requestIdleCallback(idle);else setTimeout(idle,${SOON_MS});
}
var fresh=/\\bfresh\\b/.test(document.documentElement.className);
if(!fresh||!matchMedia('(max-height:${TALL_PX}px)').matches)showFar();
else{
['scroll','wheel','touchmove','keydown','beforeprint'].forEach(function(sign){
addEventListener(sign,showFar,{once:true,passive:true});
});
addEventListener('focusin',function(){afterFrame(showFar)},{once:true});
}
addEventListener('click',click,true);
addEventListener('submit',send,true);
addEventListener('animationend',function(event){
if(event.animationName==='fetched-at-last')document.documentElement.classList.add('acted');
});
addEventListener('error',function(event){lack(event.target)},true);
all('.picture img').forEach(function(image){if(image.complete&&image.currentSrc&&!image.naturalWidth)lack(image)});
if(!fresh)before();
var picture=document.querySelector('img[fetchpriority=high]');
if(!picture||picture.complete)drawn();
else{
picture.addEventListener('load',drawn);
picture.addEventListener('error',drawn);
}
signs.forEach(function(sign){addEventListener(sign,begin,{capture:true,passive:true})});
setTimeout(begin,${PATIENCE_MS});
})()`;

/** The inline scripts, which the content policy names by their hashes. */
export const PAGE_SCRIPTS = [LOADER, FIRST_LAYOUT, ORDER_KEY_SCRIPT];

/** The Trusted Types policies of a page; `chunks` is the name that webpack.config.js gives to its own. */
export const PAGE_TRUSTED_TYPES = [LOADER_POLICY, EMPTY_POLICY, 'chunks'];

interface First {
  /** Names of the build's scripts, in the order in which they run. */
  files: readonly string[];
  /** Loaded in parallel and added together. A font that fails leaves its glyphs to the fallback of the same width. */
  faces: readonly Face[];
}

/** The loader's element, for the end of the body. */
export const loaderScript = ({ files, faces }: First): string =>
  `<script data-files="${escape(files.map((file) => `/assets/${file}`).join(' '))}" data-faces="${escape(JSON.stringify(faces))}">${LOADER}</script>`;
