import warmUpIntl from './warm-up-intl.js?url';

/** Stands in a page for `modulepreload` until its scripts are wanted. */
const waiting = 'waymark-preload';

/** The longest that scripts wait for the first photograph, in milliseconds. */
const patience = 2000;

/** How many scripts are asked for in one turn. */
const atOnce = 4;

/**
 * Runs in the browser before the scripts of the page: waits until what is seen first has been painted, its photograph included. Whoever
 * presses something earlier, or has the page in a tab that is not shown, does not wait.
 */
const wait = [
  'await new Promise((start)=>{',
  "for(const kind of ['pointerdown','keydown','focusin'])addEventListener(kind,start,{once:true,capture:true,passive:true});",
  'if(document.hidden)start();',
  `setTimeout(start,${patience});`,
  "const photo=document.querySelector('img[fetchpriority=high]');",
  'const painted=()=>requestAnimationFrame(()=>setTimeout(start));',
  'photo?photo.decode().then(painted,painted):painted()',
  '});',
  // A few at a time: the booking page has dozens, and a touch need not wait for all of them to be asked for.
  `let count=0;for(const link of document.querySelectorAll('link[rel=${waiting}]')){link.rel='modulepreload';if(++count%${atOnce}===0)await new Promise((next)=>setTimeout(next))}`,
  // Files of another origin cannot be workers; then the page does without.
  `try{new Worker('${warmUpIntl}',{name:document.documentElement.lang})}catch{}`,
].join('');

const scriptTag = /<script[^>]*\btype="module"[^>]*>/g;

/**
 * The same page with scripts that are fetched when it has been seen: on a slow line they took their share of it from styles, fonts and
 * the photograph, and on a slow phone they ran before these were painted. The router writes its imports as statements, which a browser follows
 * before it runs anything; they become calls.
 */
export function scriptsAfterPaint(html: string): string {
  const tag = [...html.matchAll(scriptTag)].at(-1);
  if (!tag) return html;
  const start = tag.index + tag[0].length;
  const end = html.indexOf('</script>', start);
  const text = html.slice(start, end);
  // All at once first: one after the other, each would wait for the words of the one before.
  const together = [...text.matchAll(/\bimport (?:\* as \w+ from )?("[^"]+");/g)].map(([, file]) => `import(${file})`);
  const calls = text
    .replaceAll(/\bimport \* as (\w+) from ("[^"]+");/g, 'const $1=await import($2);')
    .replaceAll(/\bimport ("[^"]+");/g, '');
  const page = `${html.slice(0, start)}${wait}await Promise.all([${together}]);${calls}${html.slice(end)}`;
  return page.replaceAll('<link rel="modulepreload"', `<link rel="${waiting}"`);
}
