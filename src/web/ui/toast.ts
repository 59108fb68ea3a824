/**
 * Toasts. Always import `toast` from here: the unstyled entry of the library keeps its own list of toasts,
 * and the styled one would inject a style element, which the content security policy refuses.
 */
export { toast } from 'react-toastify/unstyled';
