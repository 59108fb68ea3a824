/*
 * Starts a page's script once the page that the server drew has been painted.
 *
 * On a fast line the script comes as soon as the page does, and a slow phone would work through it before it
 * shows anything. The page preloads it meanwhile, so waiting costs nothing. A page in the background is not
 * painted; there the script starts after a second.
 */
(() => {
  const { src } = document.currentScript.dataset;
  const start = () => import(src);
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 1_000);
})();
