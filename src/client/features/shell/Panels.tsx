/**
 * What opens over the page, fetched when it is first opened. The store says what is open; a panel that does not arrive closes
 * again with a word about it, and the next press tries once more.
 */
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { panelClosed, selectOpenPanel } from '../../store/panelSlice';
import { toastShown } from '../../store/toastsSlice';
import { NOT_ARRIVED } from './notArrived';

const loaders = {
  mobileMenu: () => import(/* webpackChunkName: "mobile-menu" */ './MobileMenu').then(({ MobileMenu }) => MobileMenu),
  subcategories: () => import(/* webpackChunkName: "subcategories" */ './SubcategoryDialog').then(({ SubcategoryDialog }) => SubcategoryDialog),
};

type PanelName = keyof typeof loaders;
const isOurs = (name: string | undefined): name is PanelName => name !== undefined && name in loaders;

export function Panels() {
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectOpenPanel(state)?.name);
  const wanted = isOurs(name) ? name : null;
  const [loaded, setLoaded] = useState<Partial<Record<PanelName, ComponentType>>>({});

  useEffect(() => {
    if (!wanted || loaded[wanted]) return;
    loaders[wanted]().then(
      (Panel) => setLoaded((before) => ({ ...before, [wanted]: Panel })),
      () => {
        dispatch(panelClosed());
        dispatch(toastShown('error', NOT_ARRIVED));
      },
    );
  }, [wanted, loaded, dispatch]);

  const Panel = wanted ? loaded[wanted] : undefined;
  return Panel ? <Panel /> : null;
}
