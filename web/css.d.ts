/** Style sheets are bundled by their import and have nothing to give. */
declare module '*.css';
