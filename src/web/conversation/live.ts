import { type LiveNews, type LiveRequest, livePath } from '#contract/live.ts';

/** A subscription of this page to a conversation. */
type Following = {
  readonly conversationId: number;
  readonly code: string | null;
  readonly listener: (news: Extract<LiveNews, { type: 'version' | 'typing' }>) => void;
  /** Whether the socket is connected; while it is not, the subscriber should poll. */
  readonly onLive: (live: boolean) => void;
};

const firstPause = 500;
const maxPause = 30_000;

/** What a visitor views while they chat. */
export type Looking = Omit<Extract<LiveRequest, { type: 'looking' }>, 'type' | 'conversationId'>;

/** A staff member's subscription to the chat queue, and whether they are available for new chats. */
type Desk = { readonly listener: (version: string) => void; readonly available: boolean };

const followings = new Set<Following>();
const lookings = new Map<number, Looking>();
let desk: Desk | null = null;
let socket: WebSocket | null = null;
let pause = firstPause;
let timer: number | undefined;

const say = (request: LiveRequest): void => {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
};
const follow = ({ conversationId, code }: Following): void => say({ type: 'follow', conversationId, code });

const isNeeded = (): boolean => followings.size > 0 || desk !== null;

/** Opens the socket, unless it is open or about to open. */
function ensureSocket(): void {
  if (socket === null && timer === undefined) connect();
}

/** Closes the socket once it has no subscribers. */
function leaveSocket(): void {
  if (isNeeded()) return;
  window.clearTimeout(timer);
  timer = undefined;
  socket?.close();
  socket = null;
}

function sitDown(): void {
  if (!desk) return;
  say({ type: 'queue' });
  say({ type: 'present', available: desk.available });
}

/** Opens one socket for the whole page; a lost one is reopened and first receives the current state. */
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
    for (const [conversationId, looking] of lookings) say({ type: 'looking', conversationId, ...looking });
    sitDown();
  });
  opened.addEventListener('message', ({ data }) => {
    const news = JSON.parse(String(data)) as LiveNews;
    if (news.type === 'queue') desk?.listener(news.version);
    else if (news.type !== 'refused')
      for (const following of followings)
        if (following.conversationId === news.conversationId) following.listener(news);
  });
  opened.addEventListener('close', () => {
    if (socket !== opened) return;
    socket = null;
    for (const { onLive } of followings) onLive(false);
    if (!isNeeded() || timer !== undefined) return;
    // Jitter, so that pages do not reconnect at the same moment after a server restart.
    timer = window.setTimeout(connect, pause * (0.5 + Math.random()));
    pause = Math.min(maxPause, pause * 2);
  });
}

/** Subscribes to a conversation; returns a function that unsubscribes. */
export function followConversation(following: Following): () => void {
  followings.add(following);
  if (socket?.readyState === WebSocket.OPEN) {
    follow(following);
    following.onLive(true);
  } else ensureSocket();
  return () => {
    followings.delete(following);
    if ([...followings].some(({ conversationId }) => conversationId === following.conversationId)) return;
    lookings.delete(following.conversationId);
    say({ type: 'leave', conversationId: following.conversationId });
    leaveSocket();
  };
}

/** Reports what a visitor views, until the next report; null withdraws it. */
export function reportLooking(conversationId: number, looking: Looking | null): void {
  if (looking) lookings.set(conversationId, looking);
  else if (!lookings.delete(conversationId)) return;
  const nothing = { path: null, objectId: null, selection: null };
  say({ type: 'looking', conversationId, ...(looking ?? nothing) });
}

/**
 * Subscribes to the chat queue and reports whether the reader is available for new chats; returns a function that
 * unsubscribes.
 */
export function followQueue(listener: (version: string) => void, available: boolean): () => void {
  const own: Desk = { listener, available };
  desk = own;
  if (socket?.readyState === WebSocket.OPEN) sitDown();
  else ensureSocket();
  return () => {
    if (desk !== own) return;
    say({ type: 'present', available: false });
    desk = null;
    leaveSocket();
  };
}

/** Notifies the other side that the user is typing. */
export const reportTyping = (conversationId: number): void => say({ type: 'typing', conversationId });
