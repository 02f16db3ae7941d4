/**
 * The games of one category and vendor. `vendor` is the vendor's code as responses contain it in `accountTypeName`,
 * including the letter case.
 */
export interface SeededGameGroup {
  readonly category: string;
  readonly vendor: string;
  readonly prizeMode?: string;
  readonly roomId?: string;
  readonly trial?: boolean;
  /** Name and Chinese name; the game code is derived from the name. */
  readonly names: readonly (readonly [string, string])[];
}

/** Games of every merchant, by category and vendor. */
export const GAME_CATALOGUE: readonly SeededGameGroup[] = [
  {
    category: 'LOTT',
    vendor: 'tcg',
    prizeMode: '1960',
    names: [
      ['Ferris Five', '摩天时时彩'],
      ['Rapid Three', '极速快三'],
      ['Harbour Mark Six', '港湾六合彩'],
      ['Pier Racing', '码头赛车'],
      ['Lantern Keno', '灯笼快乐彩'],
      ['Night Market 11x5', '夜市十一选五'],
      ['One Minute Dice', '一分骰宝'],
      ['Golden Hour 28', '黄金幸运28'],
    ],
  },
  {
    category: 'VIETNAM_LOTTO',
    vendor: 'tcg',
    prizeMode: '1950',
    names: [
      ['Xổ số miền Bắc', '越南北部彩'],
      ['Xổ số miền Trung', '越南中部彩'],
      ['Xổ số miền Nam', '越南南部彩'],
      ['Hà Nội siêu tốc', '河内快彩'],
    ],
  },
  {
    category: 'ELOTT',
    vendor: 'rng',
    prizeMode: '1930',
    trial: true,
    names: [
      ['Carousel Draw', '旋转木马彩'],
      ['Lucky Popcorn', '幸运爆米花'],
      ['Balloon Bingo', '气球宾果'],
    ],
  },
  {
    category: 'ELOTTO',
    vendor: 'tcg',
    prizeMode: '1930',
    trial: true,
    names: [
      ['Cotton Candy 45', '棉花糖45'],
      ['Merry 6 of 49', '欢乐49选6'],
      ['Tombola Express', '特快摇奖'],
    ],
  },
  {
    category: 'SEA_LOTT',
    vendor: 'tcg_sea',
    prizeMode: '1900',
    names: [
      ['Bangkok 3D', '曼谷三字彩'],
      ['Mekong 4D', '湄公四字彩'],
      ['Manila EZ2', '马尼拉二字彩'],
      ['Kuala Toto', '吉隆坡多多'],
    ],
  },
  {
    category: 'SLOT',
    vendor: 'lumen',
    roomId: 'S1',
    trial: true,
    names: [
      ['Ringmaster Riches', '马戏大亨'],
      ['Koi Cascade', '锦鲤瀑布'],
      ['Dragon Kiln', '龙窑宝藏'],
      ['Mooncake Mint', '月饼金库'],
      ['Jade Elevator', '翡翠天梯'],
      ['Firefly Forest', '萤火森林'],
      ['Tiger Tailor', '虎裁缝'],
      ['Sugar Comet', '糖果彗星'],
      ['Temple Drums', '神庙鼓声'],
      ['Monsoon Gold', '季风黄金'],
    ],
  },
  {
    category: 'SLOT',
    vendor: 'aurum',
    roomId: 'S2',
    trial: true,
    names: [
      ['Lucky Lanterns', '幸运灯笼'],
      ['Panda Parade', '熊猫巡游'],
      ['Neon Naga', '霓虹蛇神'],
      ['Clockwork Carnival', '发条嘉年华'],
      ['Peacock Fortune', '孔雀开屏'],
      ['Seven Teahouses', '七间茶楼'],
    ],
  },
  {
    category: 'LIVE',
    vendor: 'aurum',
    roomId: 'L1',
    names: [
      ['Salon Baccarat', '沙龙百家乐'],
      ['Speed Baccarat', '极速百家乐'],
      ['Dragon Tiger', '龙虎斗'],
      ['Royal Roulette', '皇家轮盘'],
      ['Sic Bo Palace', '骰宝宫'],
      ['Blackjack Veranda', '露台二十一点'],
    ],
  },
  {
    category: 'LIVE',
    vendor: 'nova',
    roomId: 'L2',
    names: [
      ['Wheel of the Fair', '游园大转盘'],
      ['Fan Tan House', '番摊馆'],
      ['Xóc Đĩa Live', '现场色碟'],
    ],
  },
  {
    category: 'SPORT',
    vendor: 'arena',
    roomId: 'P1',
    names: [
      ['Arena Football', '竞技足球'],
      ['Courtside', '篮球前线'],
      ['Virtual Derby', '虚拟赛马'],
      ['E-Sports Hub', '电竞中心'],
      ['Muay Night', '泰拳之夜'],
    ],
  },
  {
    category: 'FISH',
    vendor: 'reef',
    roomId: 'F1',
    trial: true,
    names: [
      ['Reef Hunter', '珊瑚猎手'],
      ['Deep Lantern', '深海灯笼'],
      ['Pearl Storm', '珍珠风暴'],
      ['Octo Vault', '章鱼金库'],
      ['Tide Dragon', '潮汐龙王'],
      ['Harpoon Heroes', '鱼叉英雄'],
    ],
  },
  {
    category: 'PVP',
    vendor: 'pvp',
    roomId: 'V1',
    names: [
      ['Tiến Lên Royale', '皇家跑得快'],
      ['Three Kingdoms Poker', '三国扑克'],
      ['Landlord Duel', '斗地主对决'],
      ['Mahjong Terrace', '露台麻将'],
      ['Bull Run', '抢庄牛牛'],
      ['Golden Flower', '炸金花'],
    ],
  },
  {
    category: 'SLOT',
    vendor: 'prisma',
    roomId: 'S3',
    trial: true,
    names: [
      ['Grand Carousel', '豪华木马'],
      ['Phoenix Arcade', '凤凰街机'],
      ['Midnight Orchard', '午夜果园'],
      ['Siam Sparks', '暹罗星火'],
      ['Candy Coaster', '糖果过山车'],
      ['Pharaoh Express', '法老快车'],
      ['Cherry Boulevard', '樱桃大道'],
      ['Wild Sheriff', '狂野警长'],
    ],
  },
];
