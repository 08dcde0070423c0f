import type { Word } from './types.ts';

/** The fifty words that article 000 prints: technical terms in katakana. */
export const articleWords: readonly Word[] = [
  'コンパイラ インタプリタ メモリ キャッシュ カーネル プロセス スレッド バッファ ポインタ レジスタ',
  'ネットワーク パケット ルータ サーバ クライアント ソケット プロトコル トークン セッション データベース',
  'インデックス テーブル カラム トランザクション クエリ スキーマ コンテナ イメージ クラスタ デプロイ',
  'ブラウザ キャンバス スタイル スクリプト モジュール バンドル ライブラリ テンプレート アルゴリズム キュー',
  'スタック ハッシュ ベクトル パラメータ メトリクス トレース アラート モニタ リトライ タイムアウト',
].flatMap((line) => line.split(' ').map((answer) => ({ answer })));
