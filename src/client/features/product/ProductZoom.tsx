/**
 * The picture in view, large. The dialog comes with the first press; one that does not arrive closes again with a word
 * about it.
 */
import { missingWords, NOT_ARRIVED } from '../../browser/loadChunk';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { panelClosed, selectOpenPanel } from '../../store/panelSlice';
import { pictureChosen, selectPictureInView } from '../../store/productChoiceSlice';
import { toastShown } from '../../store/toastsSlice';
import { useLazyModule } from '../../ui/useLazyModule';

const loadDialog = () =>
  import(/* webpackChunkName: "zoom" */ '../../ui/ZoomDialog').then(({ ZoomDialog }) => ZoomDialog);

interface Props {
  productId: number;
  name: string;
  pictures: readonly string[];
}

export function ProductZoom({ productId, name, pictures }: Props) {
  const dispatch = useAppDispatch();
  const panel = useAppSelector(selectOpenPanel);
  const picture = useAppSelector(selectPictureInView);
  const isOpen = panel?.name === 'zoom' && panel.productId === productId;
  const ZoomDialog = useLazyModule(loadDialog, isOpen, (error) => {
    dispatch(panelClosed());
    dispatch(toastShown('error', missingWords(error, NOT_ARRIVED)));
  });

  if (!isOpen || !ZoomDialog) return null;
  const at = Math.min(picture, pictures.length - 1);
  return (
    <ZoomDialog
      src={pictures[at]}
      name={name}
      series={{ at, count: pictures.length, onMove: (to) => dispatch(pictureChosen(to)) }}
      onClose={() => dispatch(panelClosed())}
    />
  );
}
