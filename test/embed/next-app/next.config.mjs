/** React Compiler on, and nothing for Kumiki. */
export default { reactCompiler: true, reactStrictMode: true, devIndicators: false };
