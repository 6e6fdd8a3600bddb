import { createPortal } from 'react-dom';
import { useScripts } from './browser/use-scripts.ts';
import { ChatLauncher } from './chat/launcher.tsx';
import { HeaderAsk } from './enquiry/header-ask.tsx';

/** The contact options of every page in one chunk: the enquiry in the header, and the chat button. */
export function Contact() {
  const isAlive = useScripts();
  return (
    <>
      <HeaderAsk />
      {isAlive ? createPortal(<ChatLauncher />, document.body) : null}
    </>
  );
}
