import { createContext } from 'react-router';
import type { Shop } from '#contract/shop.ts';

/** The shop in a loader's context: `context.get(shopContext)`. The server sets it before each request. */
export const shopContext = createContext<Shop>();
