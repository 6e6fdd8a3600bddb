import { createPortal } from 'react-dom';
import { useScripts } from './browser/use-scripts.ts';
import { ChatLauncher } from './chat/launcher.tsx';
import { HeaderAsk } from './enquiry/header-ask.tsx';

/** The two ways to reach us from every page, in one script: the question in the header, and the chat at the foot of the window. */
export function Contact() {
  const isAlive = useScripts();
  return (
    <>
      <HeaderAsk />
      {isAlive ? createPortal(<ChatLauncher />, document.body) : null}
    </>
  );
}
