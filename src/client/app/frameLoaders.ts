/** What the header and the footer show on every page. */
import { categoriesApi } from '../api/categoriesApi';
import { headerApi } from '../api/headerApi';
import { wordsApi } from '../api/wordsApi';
import type { Loader } from '../screens/screen';

export const frameLoaders: Loader[] = [
  (dispatch) => dispatch(headerApi.endpoints.getHeaderMenu.initiate()),
  (dispatch) => dispatch(headerApi.endpoints.getFlashHeaders.initiate()),
  (dispatch) => dispatch(categoriesApi.endpoints.getCategories.initiate()),
  (dispatch) => dispatch(wordsApi.endpoints.getShopWords.initiate()),
];
