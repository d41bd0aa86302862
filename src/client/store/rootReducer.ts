/** The whole state of a shopper's shop: every slice, and the API's cache. */
import { combineReducers } from '@reduxjs/toolkit';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import type { StoreExtra } from '../api/extra';
import { authSlice } from './authSlice';
import { cartSlice } from './cartSlice';
import { checkoutSlice } from './checkoutSlice';
import { couponSlice } from './couponSlice';
import { filtersSlice } from './filtersSlice';
import { homeChoiceSlice } from './homeChoiceSlice';
import { locationSlice } from './locationSlice';
import { panelSlice } from './panelSlice';
import { productChoiceSlice } from './productChoiceSlice';
import { profileSlice } from './profileSlice';
import { toastsSlice } from './toastsSlice';
import { uiSlice } from './uiSlice';
import { visitSlice } from './visitSlice';
import { wishlistEditsSlice } from './wishlistEditsSlice';
import { wishlistSlice } from './wishlistSlice';

export const makeRootReducer = () =>
  combineReducers({
    [authSlice.name]: authSlice.reducer,
    [cartSlice.name]: cartSlice.reducer,
    [checkoutSlice.name]: checkoutSlice.reducer,
    [visitSlice.name]: visitSlice.reducer,
    [wishlistSlice.name]: wishlistSlice.reducer,
    [wishlistEditsSlice.name]: wishlistEditsSlice.reducer,
    [filtersSlice.name]: filtersSlice.reducer,
    [couponSlice.name]: couponSlice.reducer,
    [locationSlice.name]: locationSlice.reducer,
    [panelSlice.name]: panelSlice.reducer,
    [productChoiceSlice.name]: productChoiceSlice.reducer,
    [profileSlice.name]: profileSlice.reducer,
    [homeChoiceSlice.name]: homeChoiceSlice.reducer,
    [uiSlice.name]: uiSlice.reducer,
    [toastsSlice.name]: toastsSlice.reducer,
    [baseApi.reducerPath]: baseApi.reducer,
  });

export type RootState = ReturnType<ReturnType<typeof makeRootReducer>>;

/** What takes actions and thunks, of any store with this state. */
export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;
