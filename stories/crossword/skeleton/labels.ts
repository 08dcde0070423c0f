/** The skeleton page's own words; everything about the board comes from the library's messages. */
export const labels = {
  en: {
    words: 'Words to place',
    ofLength: (letters: number) => `${letters} letters`,
    placed: 'on the board',
    left: (words: number, of: number) => `${words} of ${of} to go`,
  },
  ja: {
    words: '入れる言葉',
    ofLength: (letters: number) => `${letters}文字`,
    placed: '盤面にあります',
    left: (words: number, of: number) => `${of}語中あと${words}語`,
  },
};
export type Labels = (typeof labels)['en'];
