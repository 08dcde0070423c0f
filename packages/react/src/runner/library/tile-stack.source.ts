/** The text of the built worker, as a classic script. The build fills it in; run from source it is empty. */
const source: string = '';
export default source;
