import warmUpIntl from './warm-up-intl.js?url';

/** Replaces `modulepreload` in the markup until the scripts are needed. */
const waiting = 'waymark-preload';

/** The maximum time that scripts wait for the first photo, in ms. */
const timeoutMs = 2000;

/** The number of scripts that are requested at once. */
const atOnce = 4;

/**
 * Runs in the browser before the scripts of the page: waits for the first paint, including its photo. Early clicks and
 * background tabs end the wait.
 */
const wait = [
  'await new Promise((start)=>{',
  "for(const kind of ['pointerdown','keydown','focusin'])addEventListener(kind,start,{once:true,capture:true,passive:true});",
  'if(document.hidden)start();',
  `setTimeout(start,${timeoutMs});`,
  "const photo=document.querySelector('img[fetchpriority=high]');",
  'const painted=()=>requestAnimationFrame(()=>setTimeout(start));',
  'photo?photo.decode().then(painted,painted):painted()',
  '});',
  // In small batches, because the booking page has dozens of scripts and a touch should not wait for all of them.
  `let count=0;for(const link of document.querySelectorAll('link[rel=${waiting}]')){link.rel='modulepreload';if(++count%${atOnce}===0)await new Promise((next)=>setTimeout(next))}`,
  // A worker must have the same origin; elsewhere the page runs without it.
  `try{new Worker('${warmUpIntl}',{name:document.documentElement.lang})}catch{}`,
].join('');

const scriptTag = /<script[^>]*\btype="module"[^>]*>/g;

/**
 * Delays the scripts of a page until it is painted: on a slow line they compete with styles, fonts and the photo, and
 * on a slow phone they run before the paint. The router's static imports, which browsers follow first, become dynamic
 * imports.
 */
export function scriptsAfterPaint(html: string): string {
  const tag = [...html.matchAll(scriptTag)].at(-1);
  if (!tag) return html;
  const start = tag.index + tag[0].length;
  const end = html.indexOf('</script>', start);
  const text = html.slice(start, end);
  // All imports start together, because sequential ones would wait for each other's messages.
  const together = [...text.matchAll(/\bimport (?:\* as \w+ from )?("[^"]+");/g)].map(([, file]) => `import(${file})`);
  const calls = text
    .replaceAll(/\bimport \* as (\w+) from ("[^"]+");/g, 'const $1=await import($2);')
    .replaceAll(/\bimport ("[^"]+");/g, '');
  const page = `${html.slice(0, start)}${wait}await Promise.all([${together}]);${calls}${html.slice(end)}`;
  return page.replaceAll('<link rel="modulepreload"', `<link rel="${waiting}"`);
}
