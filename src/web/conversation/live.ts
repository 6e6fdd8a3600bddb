import { type LiveNews, type LiveRequest, livePath } from '#contract/live.ts';

/** Somebody on this page who follows a conversation. */
type Following = {
  readonly conversationId: number;
  readonly code: string | null;
  readonly hear: (news: Exclude<LiveNews, { type: 'refused' }>) => void;
  /** Whether news come; false while there is no connection, when it is better to ask. */
  readonly onLive: (live: boolean) => void;
};

const firstPause = 500;
const longestPause = 30_000;

const followings = new Set<Following>();
let socket: WebSocket | null = null;
let pause = firstPause;
let timer: number | undefined;

const say = (request: LiveRequest): void => {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
};
const follow = ({ conversationId, code }: Following): void => say({ type: 'follow', conversationId, code });

/** One socket for the whole page; when it is lost another is opened, which hears first how everything is. */
function connect(): void {
  window.clearTimeout(timer);
  timer = undefined;
  const url = new URL(livePath, window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  const opened = new WebSocket(url);
  socket = opened;
  opened.addEventListener('open', () => {
    pause = firstPause;
    for (const following of followings) {
      follow(following);
      following.onLive(true);
    }
  });
  opened.addEventListener('message', ({ data }) => {
    const news = JSON.parse(String(data)) as LiveNews;
    if (news.type === 'refused' || news.type === 'queue') return;
    for (const following of followings) if (following.conversationId === news.conversationId) following.hear(news);
  });
  opened.addEventListener('close', () => {
    if (socket !== opened) return;
    socket = null;
    for (const { onLive } of followings) onLive(false);
    if (followings.size === 0 || timer !== undefined) return;
    // Pages that lost the same process do not come back in the same moment.
    timer = window.setTimeout(connect, pause * (0.5 + Math.random()));
    pause = Math.min(longestPause, pause * 2);
  });
}

/** Follows a conversation until the answered function is called. */
export function followConversation(following: Following): () => void {
  followings.add(following);
  if (socket?.readyState === WebSocket.OPEN) {
    follow(following);
    following.onLive(true);
  } else if (socket === null && timer === undefined) connect();
  return () => {
    followings.delete(following);
    if ([...followings].some(({ conversationId }) => conversationId === following.conversationId)) return;
    say({ type: 'leave', conversationId: following.conversationId });
    if (followings.size > 0) return;
    window.clearTimeout(timer);
    timer = undefined;
    socket?.close();
    socket = null;
  };
}

/** Tells the other side that somebody writes. */
export const tellTyping = (conversationId: number): void => say({ type: 'typing', conversationId });
