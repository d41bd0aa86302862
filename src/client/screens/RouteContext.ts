/** The parameters of the present route, for the screens. */
import { createContext, useContext } from 'react';
import type { RouteState } from './screen';

export const RouteContext = createContext<RouteState>({ params: {}, pathname: '/', search: '' });

export const useRouteState = (): RouteState => useContext(RouteContext);

/** Whether the screen is on the page, or only drawn out of sight while the link to it is pressed. */
export const IsShownContext = createContext(true);
