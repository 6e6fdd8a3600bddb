import { fromTop } from './lay-out.ts';

/**
 * Marks a page that was opened at its top. Reloads, returns and anchors need the full layout at once, because their
 * scroll position depends on it.
 */
const markTop = `if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.classList.add('${fromTop}');`;

/**
 * Records clicks and input until hydration, when `early-input.ts` replays them. A link that opens a popup waits as
 * well, and is followed when the scripts have not arrived after ten seconds.
 */
const noteInput = `const early=window.earlyInput=new Map(),kinds=['click','input'],note=event=>{
const{type,target}=event,piece=type==='click'?target.closest?.('button[type=button],a[aria-haspopup=dialog]'):target;
if(!piece)return;
if(piece.href){
if(event.ctrlKey||event.metaKey||event.shiftKey)return;
event.preventDefault();
const at=Date.now(),wait=()=>early.has(piece)&&(Date.now()-at<10000?setTimeout(wait,250):location.assign(piece.href));
setTimeout(wait,250)}
if(type==='click')piece.toggleAttribute('data-waiting',true);
const{value,checked,defaultValue,defaultChecked}=piece;
early.delete(piece);early.set(piece,{type,at:Date.now(),value,checked,defaultValue,defaultChecked})};
for(const kind of kinds)addEventListener(kind,note,true);
addEventListener('hydrate',()=>{for(const kind of kinds)removeEventListener(kind,note,true)},{once:true})`;

/** Runs before the first paint, so it must be short. */
export const firstScript = `{${markTop}${noteInput}}`;
