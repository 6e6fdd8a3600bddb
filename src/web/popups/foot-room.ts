import { messagesId } from './message-host.tsx';

/**
 * Reserves space for a bar at the bottom of the window, until the returned function is called: focused elements and
 * anchors stay above the bar, and so do messages. Both are updated separately, because a custom property on the
 * document restyles every element.
 */
export function reserveFootRoom(room: string): () => void {
  const page = document.documentElement.style;
  const messages = document.getElementById(messagesId)?.style;
  page.scrollPaddingBottom = room;
  messages?.setProperty('--foot-room', room);
  return () => {
    page.scrollPaddingBottom = '';
    messages?.removeProperty('--foot-room');
  };
}
