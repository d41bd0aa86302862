/** What the header and the footer show on every page. */
import { catalogApi } from '../api/catalogApi';
import { homeApi } from '../api/homeApi';
import type { Preload } from '../screens/screen';

export const framePreloads: Preload[] = [
  (dispatch) => dispatch(homeApi.endpoints.getHeaderMenu.initiate()),
  (dispatch) => dispatch(homeApi.endpoints.getFlashHeaders.initiate()),
  (dispatch) => dispatch(catalogApi.endpoints.getCategories.initiate()),
];
