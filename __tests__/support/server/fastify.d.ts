/**
 * What these plugins add to the server: the declarations of src/server/app, which tests are checked with, leave it out.
 */
import '../../../src/server/plugins/background';
import '../../../src/server/answers/responseCaches';
