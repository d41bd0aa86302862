/**
 * In place of the styles that Ant Design's Layout works out in every browser: the build has worked them out (src/build/frameStyles.js).
 * The names of the classes stay as they are; there is none to add.
 */
import '../../../dist/styles/frame.css';

export default () => ['', ''];
