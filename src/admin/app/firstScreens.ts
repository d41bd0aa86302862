/**
 * What an address may begin with: the set-up, the login, or the desk with its orders. It is loaded before the first
 * render, so that what the server's page shows meanwhile is replaced once, by the screen itself.
 */
import { createElement, lazy, type ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

function preloadable(load: Load) {
  let loaded: ComponentType | undefined;
  const Lazy = lazy(load);
  return {
    Screen: () => createElement(loaded ?? Lazy),
    /** Before anything of it is rendered. */
    preload: async (): Promise<void> => {
      loaded = (await load()).default;
    },
  };
}

export const setUp = preloadable(() => import(/* webpackChunkName: "screen-set-up" */ '../screens/SetUpScreen'));
export const login = preloadable(() => import(/* webpackChunkName: "screen-login" */ '../screens/LoginScreen'));
export const desk = preloadable(() => import(/* webpackChunkName: "desk" */ './Desk'));

export const orders = preloadable(() => import(/* webpackChunkName: "screen-orders" */ '../screens/OrdersScreen'));

const SET_UP = '/admin/set-up';
export const isSetUp = (): boolean => window.location.pathname === SET_UP;
export const isAtOrders = (): boolean => /^\/admin\/?(?:orders\b|$)/.test(window.location.pathname);
