/**
 * Every endpoint of the shop, before any log is read: RTK Query's reducer looks an answer's endpoint up, whichever
 * screen would have brought it along.
 */
import '../../api/passwordAndDevicesApi';
import '../../api/aboutApi';
import '../../api/accountApi';
import '../../api/addressApi';
import '../../api/cartApi';
import '../../api/categoriesApi';
import '../../api/couponApi';
import '../../api/credentialsApi';
import '../../api/guestApi';
import '../../api/headerApi';
import '../../api/homeApi';
import '../../api/keepCartApi';
import '../../api/listingApi';
import '../../api/messageApi';
import '../../api/newsletterApi';
import '../../api/orderApi';
import '../../api/orderHistoryApi';
import '../../api/orderPageApi';
import '../../api/productApi';
import '../../api/privacyApi';
import '../../api/profileApi';
import '../../api/returnsApi';
import '../../api/reviewApi';
import '../../api/showcaseApi';
import '../../api/wishlistApi';
import '../../api/wordsApi';
