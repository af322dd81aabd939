/** Style sheets of packages; the bundler puts them beside the code that needs them. */
declare module '*.css';
