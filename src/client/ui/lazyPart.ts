/**
 * A part of a screen whose code a page that was only opened does without: the server drew it, and React hydrates it
 * once it is here. When it is fetched is the page's to say (app/hydration/lazyParts, app/router/loadedScreens).
 */
import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

export interface LazyPart<Props> {
  /** To stand in a part of its own (ui/HydrationBoundary): what is drawn of it stays until it hydrates. */
  Part: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches it, once; a failed fetch is forgotten, so that the next try asks again. */
  load: () => Promise<void>;
}

interface Module<Props> {
  default: ComponentType<Props>;
}

export function lazyPart<Props>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let here: Module<Props> | null = null;
  let under: Promise<void> | null = null;
  let arrive: (part: Module<Props>) => void;
  const arrived = new Promise<Module<Props>>((resolve) => (arrive = resolve));
  /**
   * What is here is drawn at once, which hydration needs (app/router/loadedScreens): this promise does not wait a
   * moment.
   */
  const atOnce = (part: Module<Props>) =>
    ({ then: (resolve: (module: Module<Props>) => void) => resolve(part) }) as unknown as Promise<Module<Props>>;
  return {
    Part: lazy(() => (here ? atOnce(here) : arrived)),
    load: () =>
      (under ??= fetchPart().then(
        (part) => {
          here = { default: part };
          arrive(here);
        },
        (error: unknown) => {
          under = null;
          throw error;
        },
      )),
  };
}
