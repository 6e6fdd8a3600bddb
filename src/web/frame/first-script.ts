import { fromTop } from './lay-out.ts';

/** Marks a page that is opened at its top; whoever comes back to a place in it, or to an anchor, gets all of it laid out at once, because the place is known only then. */
const markTop = `if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.classList.add('${fromTop}');`;

/** Notes what is pressed and typed until React takes over; `early-input.ts` does it again then. */
const noteInput = `const early=window.earlyInput=new Map(),kinds=['click','input'],note=({type,target})=>{
const piece=type==='click'?target.closest?.('button[type=button]'):target;
if(!piece)return;
if(type==='click')piece.toggleAttribute('data-waiting',true);
const{value,checked,defaultValue,defaultChecked}=piece;
early.delete(piece);early.set(piece,{type,at:performance.now(),value,checked,defaultValue,defaultChecked})};
for(const kind of kinds)addEventListener(kind,note,true);
addEventListener('hydrate',()=>{for(const kind of kinds)removeEventListener(kind,note,true)},{once:true})`;

/** Runs before anything is shown, and must be short. */
export const firstScript = `{${markTop}${noteInput}}`;
