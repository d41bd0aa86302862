/** What the header and the footer show on every page. */
import { categoriesApi } from '../api/categoriesApi';
import { homeApi } from '../api/homeApi';
import { wordsApi } from '../api/wordsApi';
import type { Preload } from '../screens/screen';

export const framePreloads: Preload[] = [
  (dispatch) => dispatch(homeApi.endpoints.getHeaderMenu.initiate()),
  (dispatch) => dispatch(homeApi.endpoints.getFlashHeaders.initiate()),
  (dispatch) => dispatch(categoriesApi.endpoints.getCategories.initiate()),
  (dispatch) => dispatch(wordsApi.endpoints.getShopWords.initiate()),
];
