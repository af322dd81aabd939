/** Style sheets of packages, which the bundler emits beside the importing code. */
declare module '*.css';
