/**
 * What opens over the page, fetched when it is first opened. The store says what is open; a panel that does not arrive
 * closes again with a word about it, and the next press tries once more.
 */
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { loadChunk, missingWords, NOT_ARRIVED } from '../../browser/loadChunk';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { panelClosed, selectOpenPanel } from '../../store/panelSlice';
import { toastShown } from '../../store/toastsSlice';

const ownLoaders = {
  mobileMenu: () => import(/* webpackChunkName: "mobile-menu" */ './MobileMenu').then(({ MobileMenu }) => MobileMenu),
  subcategories: () =>
    import(/* webpackChunkName: "subcategories" */ './SubcategoryDialog').then(
      ({ SubcategoryDialog }) => SubcategoryDialog,
    ),
};

type PanelName = keyof typeof ownLoaders | 'problem';
const isOurs = (name: string | undefined): name is PanelName =>
  name === 'problem' || (name !== undefined && name in ownLoaders);

interface Props {
  /** The dialog about a problem: a feature of its own. The same function every time. */
  loadProblem: () => Promise<ComponentType>;
}

export function Panels({ loadProblem }: Props) {
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectOpenPanel(state)?.name);
  const wanted = isOurs(name) ? name : null;
  const [loaded, setLoaded] = useState<Partial<Record<PanelName, ComponentType>>>({});

  useEffect(() => {
    if (!wanted || loaded[wanted]) return;
    const load = wanted === 'problem' ? loadProblem : ownLoaders[wanted];
    loadChunk<ComponentType>(load, 'part').then(
      (Panel) => setLoaded((before) => ({ ...before, [wanted]: Panel })),
      (error: unknown) => {
        dispatch(panelClosed());
        dispatch(toastShown('error', missingWords(error, NOT_ARRIVED)));
      },
    );
  }, [wanted, loaded, loadProblem, dispatch]);

  const Panel = wanted ? loaded[wanted] : undefined;
  return Panel ? <Panel /> : null;
}
