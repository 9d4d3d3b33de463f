BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'schema','2026-11-27 09:32:03',1,X'A03D87B92527931F67A0C5D85F5939F11AE10EE7F615319083BB8BA988A8531E0C68513F1C06E4A583F8E1C081D1ACBF',7370170);
CREATE TABLE entrants (
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    person     BIGINT NOT NULL REFERENCES people (id),
    name       TEXT   NOT NULL,
    place      BIGINT,
    state      TEXT   NOT NULL CHECK (state IN ('in', 'out', 'reserve')),
    entered    BIGINT NOT NULL,
    PRIMARY KEY (tournament, person)
);
INSERT INTO "entrants" VALUES(1,1575806403010887680,'Ilaria',0,'in',0);
INSERT INTO "entrants" VALUES(1,1575806416860479488,'Marco',1,'in',1);
INSERT INTO "entrants" VALUES(1,1575806416898228224,'Zoë',2,'in',2);
INSERT INTO "entrants" VALUES(1,1575806416902422528,'Nadia',3,'in',3);
CREATE TABLE events (
    game BIGINT NOT NULL REFERENCES games (id),
    seq  BIGINT NOT NULL,
    turn BIGINT NOT NULL,
    at   BIGINT NOT NULL,
    body TEXT   NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;
INSERT INTO "events" VALUES(1,0,0,1795771932602,'{"happened":{"classic":{"public":{"start_rolled":{"rounds":[[[0,5],[1,3],[2,6],[3,1]]],"first":2,"draw":0}}}}}');
INSERT INTO "events" VALUES(1,1,0,1795771932602,'{"happened":{"classic":{"public":{"dealt":{"holders":[{"seat":0},{"seat":0},{"seat":2},{"seat":1},{"seat":1},{"seat":0},{"seat":2},{"seat":0},{"seat":2},{"seat":2},{"seat":0},{"seat":3},{"seat":3},{"seat":0},{"seat":0},{"seat":1},{"seat":0},{"seat":3},{"seat":3},{"seat":2},{"seat":1},{"seat":2},{"seat":3},{"seat":1},{"seat":1},{"seat":2},{"seat":3},{"seat":3},{"seat":3},{"seat":3},{"seat":2},{"seat":2},{"seat":1},{"seat":2},{"seat":0},{"seat":1},{"seat":1},{"seat":1},{"seat":0},{"seat":3},{"seat":2},{"seat":3}],"draw":4,"draws":42}}}}}');
INSERT INTO "events" VALUES(1,2,0,1795771932602,'{"happened":{"classic":{"public":{"deployed":{"seat":2,"own":[[2,3],[6,2],[9,1],[19,4],[21,2],[30,2],[31,1],[33,3],[40,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(1,3,0,1795771932602,'{"happened":{"classic":{"public":{"deployed":{"seat":3,"own":[[11,3],[17,2],[18,4],[22,5],[26,2],[27,1],[29,1],[39,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(1,4,0,1795771932602,'{"happened":{"classic":{"public":{"deployed":{"seat":0,"own":[[0,2],[1,2],[5,1],[7,2],[10,2],[13,1],[14,1],[16,3],[34,4],[38,2]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(1,5,0,1795771932602,'{"happened":{"classic":{"public":{"deployed":{"seat":1,"own":[[3,2],[4,4],[15,3],[20,4],[24,1],[32,1],[35,4],[36,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(1,6,1,1795771932602,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":1,"turn":1,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(2,0,0,1795771938818,'{"happened":{"classic":{"public":{"start_rolled":{"rounds":[[[0,2],[1,6],[2,4],[3,5]]],"first":1,"draw":0}}}}}');
INSERT INTO "events" VALUES(2,1,0,1795771938818,'{"happened":{"classic":{"objective_dealt":{"seat":1,"objective":{"key":"eliminate_4","goal":{"eliminate":{"seat":3}}},"draw":4}}}}');
INSERT INTO "events" VALUES(2,2,0,1795771938818,'{"happened":{"classic":{"objective_dealt":{"seat":2,"objective":{"key":"europe_south_america_third","goal":{"land":{"continents":[2,1],"others":1,"territories":[]}}},"draw":5}}}}');
INSERT INTO "events" VALUES(2,3,0,1795771938818,'{"happened":{"classic":{"objective_dealt":{"seat":3,"objective":{"key":"asia_south_america","goal":{"land":{"continents":[4,1],"others":0,"territories":[]}}},"draw":6}}}}');
INSERT INTO "events" VALUES(2,4,0,1795771938818,'{"happened":{"classic":{"objective_dealt":{"seat":0,"objective":{"key":"north_america_africa","goal":{"land":{"continents":[0,3],"others":0,"territories":[]}}},"draw":7}}}}');
INSERT INTO "events" VALUES(2,5,0,1795771938818,'{"happened":{"classic":{"public":{"dealt":{"holders":[{"seat":2},{"seat":0},{"seat":3},{"seat":2},{"seat":0},{"seat":1},{"seat":0},{"seat":3},{"seat":2},{"seat":0},{"seat":0},{"seat":2},{"seat":2},{"seat":3},{"seat":2},{"seat":1},{"seat":0},{"seat":3},{"seat":3},{"seat":3},{"seat":2},{"seat":0},{"seat":0},{"seat":1},{"seat":0},{"seat":2},{"seat":2},{"seat":3},{"seat":1},{"seat":1},{"seat":1},{"seat":3},{"seat":2},{"seat":1},{"seat":1},{"seat":3},{"seat":0},{"seat":3},{"seat":1},{"seat":2},{"seat":1},{"seat":3}],"draw":8,"draws":42}}}}}');
INSERT INTO "events" VALUES(2,6,0,1795771938818,'{"happened":{"classic":{"public":{"deployed":{"seat":1,"own":[[5,3],[15,3],[23,2],[29,1],[30,2],[33,5],[34,2],[38,1],[40,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(2,7,0,1795771938818,'{"happened":{"classic":{"public":{"deployed":{"seat":2,"own":[[0,1],[3,2],[8,2],[11,1],[14,3],[20,4],[25,1],[26,3],[32,1],[39,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(2,8,0,1795771938818,'{"happened":{"classic":{"public":{"deployed":{"seat":3,"own":[[2,2],[7,3],[13,1],[17,2],[18,2],[19,2],[27,2],[31,2],[35,2],[37,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(2,9,0,1795771938818,'{"happened":{"classic":{"public":{"deployed":{"seat":0,"own":[[1,2],[4,3],[6,2],[9,1],[10,1],[16,4],[21,2],[22,2],[24,1],[36,2]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(2,10,1,1795771938818,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":1,"turn":1,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(3,0,0,1795771945054,'{"happened":{"classic":{"public":{"start_rolled":{"rounds":[[[0,4],[1,2],[2,3],[3,4]],[[0,4],[3,5]]],"first":3,"draw":0}}}}}');
INSERT INTO "events" VALUES(3,1,0,1795771945054,'{"happened":{"classic":{"objective_dealt":{"seat":3,"objective":{"key":"locomotive","name":{"en":"The Locomotive","it":"Locomotiva"},"goal":{"land":{"continents":[0,1,3],"others":0,"territories":[17,18,19]}}},"draw":6}}}}');
INSERT INTO "events" VALUES(3,2,0,1795771945054,'{"happened":{"classic":{"objective_dealt":{"seat":0,"objective":{"key":"singer","name":{"en":"The Singer","it":"Elvis"},"goal":{"land":{"continents":[0,1,2],"others":0,"territories":[30,32]}}},"draw":7}}}}');
INSERT INTO "events" VALUES(3,3,0,1795771945054,'{"happened":{"classic":{"objective_dealt":{"seat":1,"objective":{"key":"cyclist","name":{"en":"The Cyclist","it":"Ciclista"},"goal":{"land":{"continents":[2,3,5],"others":0,"territories":[26,34,35,36,37]}}},"draw":8}}}}');
INSERT INTO "events" VALUES(3,4,0,1795771945054,'{"happened":{"classic":{"objective_dealt":{"seat":2,"objective":{"key":"wolf","name":{"en":"The Wolf","it":"Lupo"},"goal":{"land":{"continents":[1,2,3],"others":0,"territories":[26,27,34,35]}}},"draw":9}}}}');
INSERT INTO "events" VALUES(3,5,0,1795771945054,'{"happened":{"classic":{"public":{"dealt":{"holders":[{"seat":2},{"seat":0},{"seat":3},{"seat":2},{"seat":0},{"seat":0},{"seat":1},{"seat":3},{"seat":1},{"seat":1},{"seat":2},{"seat":2},{"seat":1},{"seat":1},{"seat":3},{"seat":3},{"seat":3},{"seat":2},{"seat":2},{"seat":1},{"seat":3},{"seat":1},{"seat":0},{"seat":1},{"seat":2},{"seat":0},{"seat":3},{"seat":0},{"seat":2},{"seat":0},{"seat":3},{"seat":3},{"seat":1},{"seat":1},{"seat":0},{"seat":0},{"seat":0},{"seat":2},{"seat":3},{"seat":2},{"seat":1},{"seat":2}],"draw":10,"draws":42}}}}}');
INSERT INTO "events" VALUES(3,6,0,1795771945054,'{"happened":{"classic":{"public":{"deployed":{"seat":3,"own":[[2,3],[7,3],[14,1],[15,1],[16,1],[20,4],[26,2],[30,2],[31,2],[38,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(3,7,0,1795771945054,'{"happened":{"classic":{"public":{"deployed":{"seat":0,"own":[[1,2],[4,3],[5,1],[22,3],[27,3],[29,2],[34,2],[35,3],[36,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(3,8,0,1795771945054,'{"happened":{"classic":{"public":{"deployed":{"seat":1,"own":[[6,2],[9,1],[12,1],[13,2],[19,4],[21,2],[23,1],[33,5],[40,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(3,9,0,1795771945054,'{"happened":{"classic":{"public":{"deployed":{"seat":2,"own":[[0,1],[3,2],[10,1],[11,2],[17,2],[18,4],[24,2],[28,2],[37,2],[39,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(3,10,1,1795771945054,'{"happened":{"classic":{"public":{"turn_began":{"seat":3,"round":1,"turn":1,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(4,0,0,1795771951282,'{"happened":{"classic":{"public":{"order_rolled":{"rounds":[[[0,3],[1,6],[2,3],[3,2]],[[0,5],[2,5]],[[0,3],[2,2]]],"order":[1,0,2,3],"draw":0}}}}}');
INSERT INTO "events" VALUES(4,1,0,1795771951282,'{"happened":{"classic":{"public":{"dealt_by_dice":{"throws":[[1,5,[5,10,0,6,23]],[0,4,[37,2,21,15]],[2,2,[13,29]],[3,3,[28,25,40]],[1,1,[12]],[0,6,[19,11,27,24,22,32]],[2,4,[26,3,34,7]],[3,3,[31,39,4]],[1,2,[41,35]],[0,3,[20,38,16]],[2,6,[1,36,18,8,30,14]],[3,4,[33,9,17]]],"draw":8,"draws":54}}}}}');
INSERT INTO "events" VALUES(4,2,1,1795771951282,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":1,"turn":1,"territories":2,"continents":0}}}}}');
INSERT INTO "events" VALUES(4,3,1,1795771951282,'{"happened":{"classic":{"drew":{"seat":1,"card":10,"draw":62}}}}');
INSERT INTO "events" VALUES(5,0,0,1795771957524,'{"happened":{"y2210":{"public":{"start_rolled":{"rounds":[[[0,1],[1,5],[2,2],[3,4]]],"first":1,"draw":0}}}}}');
INSERT INTO "events" VALUES(5,1,0,1795771957524,'{"happened":{"y2210":{"public":{"devastated":{"at":[25,26,40,32],"draw":4}}}}}');
INSERT INTO "events" VALUES(5,2,0,1795771957524,'{"happened":{"y2210":{"public":{"land_dealt":{"lots":[[1,1],[35,2],[20,3],[10,0],[34,1],[17,2],[16,3],[9,0],[27,1],[5,2],[11,3],[18,0],[23,1],[31,2],[3,3],[6,0],[7,1],[12,2],[28,3],[0,0],[41,1],[39,2],[33,3],[4,0],[2,1],[21,2],[37,3],[22,0],[14,1],[15,2],[13,3],[8,0],[30,1],[36,2],[19,3],[24,0],[29,1],[38,2]],"draw":8}}}}}');
INSERT INTO "events" VALUES(5,3,0,1795771957524,'{"happened":{"y2210":{"public":{"garrisoned":{"garrisons":[[1,{"garrison":{"mods":[[1,2],[2,2],[7,3],[14,3],[23,2],[27,2],[29,1],[30,2],[34,3]],"land":7,"diplomat":7,"station":7}}],[2,{"garrison":{"mods":[[5,3],[12,2],[15,3],[17,3],[21,2],[31,3],[35,2],[36,2]],"land":5,"diplomat":5,"station":5}}],[3,{"garrison":{"mods":[[3,3],[11,2],[13,2],[16,3],[19,3],[20,4],[28,2],[33,2]],"land":20,"diplomat":20,"station":20}}],[0,{"garrison":{"mods":[[0,3],[4,5],[6,2],[8,1],[9,1],[10,2],[18,5],[22,2]],"land":4,"diplomat":4,"station":4}}]]}}}}}');
INSERT INTO "events" VALUES(5,4,0,1795771957524,'{"happened":{"y2210":{"public":{"year_began":{"year":1,"turn":0,"seats":[1,2,3,0]}}}}}');
INSERT INTO "events" VALUES(6,0,0,1795771963772,'{"happened":{"cold_war":{"public":{"seats_drawn":{"order":[0,1,2,3],"draw":0}}}}}');
INSERT INTO "events" VALUES(6,1,0,1795771963772,'{"happened":{"cold_war":{"public":{"set_up":{"starts":[{"seat":0,"states":[0,1,2,3,4,5,6,7,8,9,11,12,13,14,15,17,18,32],"population":22,"money":0,"initial":33},{"seat":1,"states":[10,22,31,33,40,41],"population":8,"money":0,"initial":10},{"seat":2,"states":[16,19,26,27,28,29,30,34,35,36,37,38,39],"population":22,"money":0,"initial":33},{"seat":3,"states":[20,21,23,24,25],"population":8,"money":0,"initial":10}]}}}}}');
INSERT INTO "events" VALUES(6,2,0,1795771963772,'{"happened":{"cold_war":{"public":{"year_began":{"round":1,"year":1950,"order":[0,1,2,3],"draw":null}}}}}');
INSERT INTO "events" VALUES(6,3,0,1795771963772,'{"happened":{"cold_war":{"public":{"counted":{"census":[{"seat":0,"yielded":33,"income":33,"growth":0,"wars":0,"before":22,"after":22},{"seat":1,"yielded":10,"income":10,"growth":1,"wars":0,"before":8,"after":9},{"seat":2,"yielded":33,"income":33,"growth":0,"wars":0,"before":22,"after":22},{"seat":3,"yielded":10,"income":10,"growth":1,"wars":0,"before":8,"after":9}]}}}}}');
INSERT INTO "events" VALUES(6,4,1,1795771963772,'{"happened":{"cold_war":{"public":{"turn_began":{"seat":0,"round":1,"turn":1,"place":0}}}}}');
INSERT INTO "events" VALUES(6,5,1,1795771963772,'{"answered":{"by":0,"ask":{"opened":5,"to":0},"how":"forced","action":{"cold_war":{"upkeep":{"unpaid":[]}}}}}');
INSERT INTO "events" VALUES(6,6,1,1795771963772,'{"happened":{"cold_war":{"public":{"upkeep_paid":{"seat":0,"money":0,"drops":[]}}}}}');
INSERT INTO "events" VALUES(7,0,0,1795771965806,'{"happened":{"classic":{"public":{"start_rolled":{"rounds":[[[0,6],[1,1],[2,2]]],"first":0,"draw":0}}}}}');
INSERT INTO "events" VALUES(7,1,0,1795771965806,'{"happened":{"classic":{"public":{"dealt":{"holders":[{"seat":2},{"seat":1},{"seat":2},{"seat":2},{"seat":2},{"seat":0},{"seat":0},{"seat":0},{"seat":1},{"seat":2},{"seat":0},{"seat":1},{"seat":1},{"seat":1},{"seat":0},{"seat":1},{"seat":2},{"seat":2},{"seat":1},{"seat":1},{"seat":0},{"seat":2},{"seat":0},{"seat":2},{"seat":2},{"seat":0},{"seat":0},{"seat":2},{"seat":1},{"seat":1},{"seat":1},{"seat":0},{"seat":1},{"seat":0},{"seat":2},{"seat":0},{"seat":2},{"seat":0},{"seat":1},{"seat":2},{"seat":0},{"seat":1}],"draw":3,"draws":42}}}}}');
INSERT INTO "events" VALUES(7,2,0,1795771965806,'{"happened":{"classic":{"public":{"deployed":{"seat":0,"own":[[5,1],[6,2],[7,1],[10,2],[14,3],[20,3],[22,1],[26,1],[31,2],[33,1],[35,3],[40,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(7,3,0,1795771965806,'{"happened":{"classic":{"public":{"deployed":{"seat":1,"own":[[1,3],[8,2],[11,2],[13,1],[15,1],[18,4],[19,3],[29,1],[30,1],[38,2],[41,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(7,4,0,1795771965806,'{"happened":{"classic":{"public":{"deployed":{"seat":2,"own":[[0,1],[2,2],[3,1],[4,3],[9,2],[16,2],[17,1],[21,2],[27,3],[34,2],[36,1],[39,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(7,5,1,1795771965806,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":1,"turn":1,"territories":4,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,6,1,1795772085822,'{"answered":{"by":0,"ask":{"opened":6,"to":0},"how":"silence","action":{"classic":{"place":{"armies":[[20,1],[35,3]]}}}}}');
INSERT INTO "events" VALUES(7,7,1,1795772085822,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[20,1],[35,3]]}}}}}');
INSERT INTO "events" VALUES(7,8,1,1795772085822,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,9,1,1795772085822,'{"answered":{"by":0,"ask":{"opened":9,"to":0},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,10,1,1795772085822,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,11,1,1795772085822,'{"answered":{"by":0,"ask":{"opened":11,"to":0},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,12,1,1795772085822,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,13,2,1795772085822,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":1,"turn":2,"territories":4,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,14,2,1795772088834,'{"answered":{"by":1,"ask":{"opened":14,"to":1},"how":"player","action":{"classic":{"place":{"armies":[[18,4]]}}}}}');
INSERT INTO "events" VALUES(7,15,2,1795772088834,'{"happened":{"classic":{"public":{"placed":{"seat":1,"armies":[[18,4]]}}}}}');
INSERT INTO "events" VALUES(7,16,2,1795772088834,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,17,2,1795772088834,'{"answered":{"by":1,"ask":{"opened":17,"to":1},"how":"player","action":{"classic":{"attack":{"from":18,"to":16,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,18,2,1795772088834,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":18,"to":16,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,19,2,1795772088834,'{"answered":{"by":2,"ask":{"opened":19,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,20,2,1795772088834,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":18,"to":16,"against":{"seat":2},"attack":[6,6,4],"defence":[6,4],"attacker_lost":1,"defender_lost":1,"draw":45}}}}}');
INSERT INTO "events" VALUES(7,21,2,1795772088834,'{"answered":{"by":1,"ask":{"opened":21,"to":1},"how":"player","action":{"classic":{"attack":{"from":18,"to":16,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,22,2,1795772088834,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":18,"to":16,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,23,2,1795772088834,'{"answered":{"by":2,"ask":{"opened":23,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,24,2,1795772088834,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":18,"to":16,"against":{"seat":2},"attack":[6,4,1],"defence":[3,1],"attacker_lost":0,"defender_lost":2,"draw":50}}}}}');
INSERT INTO "events" VALUES(7,25,2,1795772088834,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":18,"to":16,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,26,2,1795772088834,'{"answered":{"by":1,"ask":{"opened":26,"to":1},"how":"player","action":{"classic":{"advance":{"armies":7}}}}}');
INSERT INTO "events" VALUES(7,27,2,1795772088834,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":18,"to":16,"armies":7}}}}}');
INSERT INTO "events" VALUES(7,28,2,1795772088834,'{"answered":{"by":1,"ask":{"opened":28,"to":1},"how":"player","action":{"classic":{"attack":{"from":16,"to":14,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,29,2,1795772088834,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":16,"to":14,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,30,2,1795772088834,'{"answered":{"by":0,"ask":{"opened":30,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,31,2,1795772088834,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":16,"to":14,"against":{"seat":0},"attack":[3,2,2],"defence":[5,4],"attacker_lost":2,"defender_lost":0,"draw":55}}}}}');
INSERT INTO "events" VALUES(7,32,2,1795772088834,'{"answered":{"by":1,"ask":{"opened":32,"to":1},"how":"player","action":{"classic":{"attack":{"from":16,"to":17,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,33,2,1795772088834,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":16,"to":17,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,34,2,1795772088834,'{"answered":{"by":2,"ask":{"opened":34,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,35,2,1795772088834,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":16,"to":17,"against":{"seat":2},"attack":[6,3,1],"defence":[6,6],"attacker_lost":2,"defender_lost":0,"draw":60}}}}}');
INSERT INTO "events" VALUES(7,36,2,1795772088834,'{"answered":{"by":1,"ask":{"opened":36,"to":1},"how":"player","action":{"classic":{"attack":{"from":38,"to":37,"dice":2}}}}}');
INSERT INTO "events" VALUES(7,37,2,1795772088834,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":38,"to":37,"dice":2,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,38,2,1795772088834,'{"answered":{"by":0,"ask":{"opened":38,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,39,2,1795772088834,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":38,"to":37,"against":{"seat":0},"attack":[6,3],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":65}}}}}');
INSERT INTO "events" VALUES(7,40,2,1795772088834,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":38,"to":37,"whose":{"seat":0},"min":2}}}}}');
INSERT INTO "events" VALUES(7,41,2,1795772088834,'{"answered":{"by":1,"ask":{"opened":41,"to":1},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}');
INSERT INTO "events" VALUES(7,42,2,1795772088834,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":38,"to":37,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,43,2,1795772088834,'{"answered":{"by":1,"ask":{"opened":43,"to":1},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,44,2,1795772088834,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,45,2,1795772088834,'{"happened":{"classic":{"drew":{"seat":1,"card":14,"draw":68}}}}');
INSERT INTO "events" VALUES(7,46,2,1795772088834,'{"answered":{"by":1,"ask":{"opened":46,"to":1},"how":"player","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,47,2,1795772088834,'{"happened":{"classic":{"public":{"turn_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,48,3,1795772088834,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":1,"turn":3,"territories":4,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,49,3,1795772091858,'{"answered":{"by":2,"ask":{"opened":49,"to":2},"how":"player","action":{"classic":{"place":{"armies":[[24,4]]}}}}}');
INSERT INTO "events" VALUES(7,50,3,1795772091858,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[24,4]]}}}}}');
INSERT INTO "events" VALUES(7,51,3,1795772091858,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,52,3,1795772091858,'{"answered":{"by":2,"ask":{"opened":52,"to":2},"how":"player","action":{"classic":{"attack":{"from":24,"to":25,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,53,3,1795772091858,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":24,"to":25,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,54,3,1795772091858,'{"answered":{"by":0,"ask":{"opened":54,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,55,3,1795772091858,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":24,"to":25,"against":{"seat":0},"attack":[4,3,3],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":69}}}}}');
INSERT INTO "events" VALUES(7,56,3,1795772091858,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":24,"to":25,"whose":{"seat":0},"min":3}}}}}');
INSERT INTO "events" VALUES(7,57,3,1795772091858,'{"answered":{"by":2,"ask":{"opened":57,"to":2},"how":"player","action":{"classic":{"advance":{"armies":4}}}}}');
INSERT INTO "events" VALUES(7,58,3,1795772091858,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":24,"to":25,"armies":4}}}}}');
INSERT INTO "events" VALUES(7,59,3,1795772091858,'{"answered":{"by":2,"ask":{"opened":59,"to":2},"how":"player","action":{"classic":{"attack":{"from":27,"to":28,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,60,3,1795772091858,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":27,"to":28,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,61,3,1795772091858,'{"answered":{"by":1,"ask":{"opened":61,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,62,3,1795772091858,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":27,"to":28,"against":{"seat":1},"attack":[6,5,4],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":73}}}}}');
INSERT INTO "events" VALUES(7,63,3,1795772091858,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":27,"to":28,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,64,3,1795772091858,'{"answered":{"by":2,"ask":{"opened":64,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,65,3,1795772091858,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":27,"to":28,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,66,3,1795772091858,'{"answered":{"by":2,"ask":{"opened":66,"to":2},"how":"player","action":{"classic":{"attack":{"from":21,"to":18,"dice":2}}}}}');
INSERT INTO "events" VALUES(7,67,3,1795772091858,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":21,"to":18,"dice":2,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,68,3,1795772091858,'{"answered":{"by":1,"ask":{"opened":68,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,69,3,1795772091858,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":21,"to":18,"against":{"seat":1},"attack":[5,2],"defence":[6],"attacker_lost":1,"defender_lost":0,"draw":77}}}}}');
INSERT INTO "events" VALUES(7,70,3,1795772091858,'{"answered":{"by":2,"ask":{"opened":70,"to":2},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,71,3,1795772091858,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,72,3,1795772091858,'{"happened":{"classic":{"drew":{"seat":2,"card":0,"draw":80}}}}');
INSERT INTO "events" VALUES(7,73,3,1795772091858,'{"answered":{"by":2,"ask":{"opened":73,"to":2},"how":"player","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,74,3,1795772091858,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,75,4,1795772091858,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":2,"turn":4,"territories":4,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,76,4,1795772211859,'{"answered":{"by":0,"ask":{"opened":76,"to":0},"how":"silence","action":{"classic":{"place":{"armies":[[6,1],[22,1],[26,1],[33,1]]}}}}}');
INSERT INTO "events" VALUES(7,77,4,1795772211859,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[6,1],[22,1],[26,1],[33,1]]}}}}}');
INSERT INTO "events" VALUES(7,78,4,1795772211859,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,79,4,1795772211859,'{"answered":{"by":0,"ask":{"opened":79,"to":0},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,80,4,1795772211859,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,81,4,1795772211859,'{"answered":{"by":0,"ask":{"opened":81,"to":0},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,82,4,1795772211859,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,83,5,1795772211859,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":2,"turn":5,"territories":5,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,84,5,1795772214860,'{"answered":{"by":1,"ask":{"opened":84,"to":1},"how":"player","action":{"classic":{"place":{"armies":[[16,5]]}}}}}');
INSERT INTO "events" VALUES(7,85,5,1795772214860,'{"happened":{"classic":{"public":{"placed":{"seat":1,"armies":[[16,5]]}}}}}');
INSERT INTO "events" VALUES(7,86,5,1795772214860,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,87,5,1795772214860,'{"answered":{"by":1,"ask":{"opened":87,"to":1},"how":"player","action":{"classic":{"attack":{"from":16,"to":17,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,88,5,1795772214860,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":16,"to":17,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,89,5,1795772214860,'{"answered":{"by":2,"ask":{"opened":89,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,90,5,1795772214860,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":16,"to":17,"against":{"seat":2},"attack":[5,5,3],"defence":[2,1],"attacker_lost":0,"defender_lost":2,"draw":81}}}}}');
INSERT INTO "events" VALUES(7,91,5,1795772214860,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":16,"to":17,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,92,5,1795772214860,'{"answered":{"by":1,"ask":{"opened":92,"to":1},"how":"player","action":{"classic":{"advance":{"armies":7}}}}}');
INSERT INTO "events" VALUES(7,93,5,1795772214860,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":16,"to":17,"armies":7}}}}}');
INSERT INTO "events" VALUES(7,94,5,1795772214860,'{"answered":{"by":1,"ask":{"opened":94,"to":1},"how":"player","action":{"classic":{"attack":{"from":17,"to":14,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,95,5,1795772214860,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":17,"to":14,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,96,5,1795772214860,'{"answered":{"by":0,"ask":{"opened":96,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,97,5,1795772214860,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":17,"to":14,"against":{"seat":0},"attack":[6,3,1],"defence":[3,1],"attacker_lost":0,"defender_lost":2,"draw":86}}}}}');
INSERT INTO "events" VALUES(7,98,5,1795772214860,'{"answered":{"by":1,"ask":{"opened":98,"to":1},"how":"player","action":{"classic":{"attack":{"from":17,"to":14,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,99,5,1795772214860,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":17,"to":14,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,100,5,1795772214860,'{"answered":{"by":0,"ask":{"opened":100,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,101,5,1795772214860,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":17,"to":14,"against":{"seat":0},"attack":[4,2,2],"defence":[6,3],"attacker_lost":2,"defender_lost":0,"draw":91}}}}}');
INSERT INTO "events" VALUES(7,102,5,1795772214860,'{"answered":{"by":1,"ask":{"opened":102,"to":1},"how":"player","action":{"classic":{"attack":{"from":17,"to":14,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,103,5,1795772214860,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":17,"to":14,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,104,5,1795772214860,'{"answered":{"by":0,"ask":{"opened":104,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,105,5,1795772214860,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":17,"to":14,"against":{"seat":0},"attack":[5,5,2],"defence":[5,3],"attacker_lost":1,"defender_lost":1,"draw":96}}}}}');
INSERT INTO "events" VALUES(7,106,5,1795772214860,'{"answered":{"by":1,"ask":{"opened":106,"to":1},"how":"player","action":{"classic":{"attack":{"from":17,"to":14,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,107,5,1795772214860,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":17,"to":14,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,108,5,1795772214860,'{"answered":{"by":0,"ask":{"opened":108,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,109,5,1795772214860,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":17,"to":14,"against":{"seat":0},"attack":[5,4,1],"defence":[6],"attacker_lost":1,"defender_lost":0,"draw":101}}}}}');
INSERT INTO "events" VALUES(7,110,5,1795772214860,'{"answered":{"by":1,"ask":{"opened":110,"to":1},"how":"player","action":{"classic":{"attack":{"from":17,"to":14,"dice":2}}}}}');
INSERT INTO "events" VALUES(7,111,5,1795772214860,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":17,"to":14,"dice":2,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,112,5,1795772214860,'{"answered":{"by":0,"ask":{"opened":112,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,113,5,1795772214860,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":17,"to":14,"against":{"seat":0},"attack":[2,1],"defence":[5],"attacker_lost":1,"defender_lost":0,"draw":105}}}}}');
INSERT INTO "events" VALUES(7,114,5,1795772214860,'{"answered":{"by":1,"ask":{"opened":114,"to":1},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,115,5,1795772214860,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,116,5,1795772214860,'{"happened":{"classic":{"drew":{"seat":1,"card":33,"draw":108}}}}');
INSERT INTO "events" VALUES(7,117,5,1795772214860,'{"answered":{"by":1,"ask":{"opened":117,"to":1},"how":"player","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,118,5,1795772214860,'{"happened":{"classic":{"public":{"turn_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,119,6,1795772214860,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":2,"turn":6,"territories":4,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,120,6,1795772217904,'{"answered":{"by":2,"ask":{"opened":120,"to":2},"how":"player","action":{"classic":{"place":{"armies":[[25,4]]}}}}}');
INSERT INTO "events" VALUES(7,121,6,1795772217904,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[25,4]]}}}}}');
INSERT INTO "events" VALUES(7,122,6,1795772217904,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,123,6,1795772217904,'{"answered":{"by":2,"ask":{"opened":123,"to":2},"how":"player","action":{"classic":{"attack":{"from":25,"to":22,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,124,6,1795772217904,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":25,"to":22,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,125,6,1795772217904,'{"answered":{"by":0,"ask":{"opened":125,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,126,6,1795772217904,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":25,"to":22,"against":{"seat":0},"attack":[6,4,2],"defence":[5,2],"attacker_lost":0,"defender_lost":2,"draw":109}}}}}');
INSERT INTO "events" VALUES(7,127,6,1795772217904,'{"answered":{"by":2,"ask":{"opened":127,"to":2},"how":"player","action":{"classic":{"attack":{"from":25,"to":22,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,128,6,1795772217904,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":25,"to":22,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,129,6,1795772217904,'{"answered":{"by":0,"ask":{"opened":129,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,130,6,1795772217904,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":25,"to":22,"against":{"seat":0},"attack":[4,4,1],"defence":[6],"attacker_lost":1,"defender_lost":0,"draw":114}}}}}');
INSERT INTO "events" VALUES(7,131,6,1795772217904,'{"answered":{"by":2,"ask":{"opened":131,"to":2},"how":"player","action":{"classic":{"attack":{"from":25,"to":22,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,132,6,1795772217904,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":25,"to":22,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,133,6,1795772217904,'{"answered":{"by":0,"ask":{"opened":133,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,134,6,1795772217904,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":25,"to":22,"against":{"seat":0},"attack":[5,4,2],"defence":[6],"attacker_lost":1,"defender_lost":0,"draw":118}}}}}');
INSERT INTO "events" VALUES(7,135,6,1795772217904,'{"answered":{"by":2,"ask":{"opened":135,"to":2},"how":"player","action":{"classic":{"attack":{"from":25,"to":22,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,136,6,1795772217904,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":25,"to":22,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,137,6,1795772217904,'{"answered":{"by":0,"ask":{"opened":137,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,138,6,1795772217904,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":25,"to":22,"against":{"seat":0},"attack":[5,4,3],"defence":[6],"attacker_lost":1,"defender_lost":0,"draw":122}}}}}');
INSERT INTO "events" VALUES(7,139,6,1795772217904,'{"answered":{"by":2,"ask":{"opened":139,"to":2},"how":"player","action":{"classic":{"attack":{"from":25,"to":22,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,140,6,1795772217904,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":25,"to":22,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,141,6,1795772217904,'{"answered":{"by":0,"ask":{"opened":141,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,142,6,1795772217904,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":25,"to":22,"against":{"seat":0},"attack":[4,4,1],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":126}}}}}');
INSERT INTO "events" VALUES(7,143,6,1795772217904,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":25,"to":22,"whose":{"seat":0},"min":3}}}}}');
INSERT INTO "events" VALUES(7,144,6,1795772217904,'{"answered":{"by":2,"ask":{"opened":144,"to":2},"how":"player","action":{"classic":{"advance":{"armies":4}}}}}');
INSERT INTO "events" VALUES(7,145,6,1795772217904,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":25,"to":22,"armies":4}}}}}');
INSERT INTO "events" VALUES(7,146,6,1795772217904,'{"answered":{"by":2,"ask":{"opened":146,"to":2},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,147,6,1795772217904,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,148,6,1795772217904,'{"happened":{"classic":{"drew":{"seat":2,"card":42,"draw":130}}}}');
INSERT INTO "events" VALUES(7,149,6,1795772217904,'{"answered":{"by":2,"ask":{"opened":149,"to":2},"how":"player","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,150,6,1795772217904,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,151,7,1795772217904,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":3,"turn":7,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,152,7,1795772337905,'{"answered":{"by":0,"ask":{"opened":152,"to":0},"how":"silence","action":{"classic":{"place":{"armies":[[20,1],[35,2]]}}}}}');
INSERT INTO "events" VALUES(7,153,7,1795772337905,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[20,1],[35,2]]}}}}}');
INSERT INTO "events" VALUES(7,154,7,1795772337905,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,155,7,1795772337905,'{"answered":{"by":0,"ask":{"opened":155,"to":0},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,156,7,1795772337905,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,157,7,1795772337905,'{"answered":{"by":0,"ask":{"opened":157,"to":0},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,158,7,1795772337905,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,159,8,1795772337905,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":3,"turn":8,"territories":5,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,160,8,1795772340905,'{"answered":{"by":1,"ask":{"opened":160,"to":1},"how":"player","action":{"classic":{"place":{"armies":[[17,5]]}}}}}');
INSERT INTO "events" VALUES(7,161,8,1795772340905,'{"happened":{"classic":{"public":{"placed":{"seat":1,"armies":[[17,5]]}}}}}');
INSERT INTO "events" VALUES(7,162,8,1795772340905,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,163,8,1795772340905,'{"answered":{"by":1,"ask":{"opened":163,"to":1},"how":"player","action":{"classic":{"attack":{"from":17,"to":14,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,164,8,1795772340905,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":17,"to":14,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,165,8,1795772340905,'{"answered":{"by":0,"ask":{"opened":165,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,166,8,1795772340905,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":17,"to":14,"against":{"seat":0},"attack":[3,3,2],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":131}}}}}');
INSERT INTO "events" VALUES(7,167,8,1795772340905,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":17,"to":14,"whose":{"seat":0},"min":3}}}}}');
INSERT INTO "events" VALUES(7,168,8,1795772340905,'{"answered":{"by":1,"ask":{"opened":168,"to":1},"how":"player","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,169,8,1795772340905,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":17,"to":14,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,170,8,1795772340905,'{"answered":{"by":1,"ask":{"opened":170,"to":1},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,171,8,1795772340905,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,172,8,1795772340905,'{"happened":{"classic":{"drew":{"seat":1,"card":9,"draw":135}}}}');
INSERT INTO "events" VALUES(7,173,8,1795772340905,'{"answered":{"by":1,"ask":{"opened":173,"to":1},"how":"player","action":{"classic":{"fortify":{"from":14,"to":17,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,174,8,1795772340905,'{"happened":{"classic":{"public":{"fortified":{"seat":1,"from":14,"to":17,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,175,8,1795772340905,'{"happened":{"classic":{"public":{"turn_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,176,9,1795772340905,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":3,"turn":9,"territories":5,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,177,9,1795772343908,'{"answered":{"by":2,"ask":{"opened":177,"to":2},"how":"player","action":{"classic":{"place":{"armies":[[2,5]]}}}}}');
INSERT INTO "events" VALUES(7,178,9,1795772343908,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[2,5]]}}}}}');
INSERT INTO "events" VALUES(7,179,9,1795772343908,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,180,9,1795772343908,'{"answered":{"by":2,"ask":{"opened":180,"to":2},"how":"player","action":{"classic":{"attack":{"from":2,"to":13,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,181,9,1795772343908,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":2,"to":13,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,182,9,1795772343908,'{"answered":{"by":1,"ask":{"opened":182,"to":1},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,183,9,1795772343908,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":2,"to":13,"against":{"seat":1},"attack":[6,4,4],"defence":[4,3],"attacker_lost":0,"defender_lost":2,"draw":136}}}}}');
INSERT INTO "events" VALUES(7,184,9,1795772343908,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":2,"to":13,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,185,9,1795772343908,'{"answered":{"by":2,"ask":{"opened":185,"to":2},"how":"player","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,186,9,1795772343908,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":2,"to":13,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,187,9,1795772343908,'{"answered":{"by":2,"ask":{"opened":187,"to":2},"how":"player","action":{"classic":{"attack":{"from":2,"to":5,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,188,9,1795772343908,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":2,"to":5,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,189,9,1795772343908,'{"answered":{"by":0,"ask":{"opened":189,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,190,9,1795772343908,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":2,"to":5,"against":{"seat":0},"attack":[2,2,1],"defence":[6,1],"attacker_lost":1,"defender_lost":1,"draw":141}}}}}');
INSERT INTO "events" VALUES(7,191,9,1795772343908,'{"answered":{"by":2,"ask":{"opened":191,"to":2},"how":"player","action":{"classic":{"attack":{"from":4,"to":5,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,192,9,1795772343908,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":4,"to":5,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,193,9,1795772343908,'{"answered":{"by":0,"ask":{"opened":193,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,194,9,1795772343908,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":4,"to":5,"against":{"seat":0},"attack":[5,2,1],"defence":[3],"attacker_lost":0,"defender_lost":1,"draw":146}}}}}');
INSERT INTO "events" VALUES(7,195,9,1795772343908,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":4,"to":5,"whose":{"seat":0},"min":3}}}}}');
INSERT INTO "events" VALUES(7,196,9,1795772343908,'{"answered":{"by":2,"ask":{"opened":196,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,197,9,1795772343908,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":4,"to":5,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,198,9,1795772343908,'{"answered":{"by":2,"ask":{"opened":198,"to":2},"how":"player","action":{"classic":{"attack":{"from":13,"to":14,"dice":2}}}}}');
INSERT INTO "events" VALUES(7,199,9,1795772343908,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":13,"to":14,"dice":2,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,200,9,1795772343908,'{"answered":{"by":1,"ask":{"opened":200,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,201,9,1795772343908,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":13,"to":14,"against":{"seat":1},"attack":[5,4],"defence":[4],"attacker_lost":0,"defender_lost":1,"draw":150}}}}}');
INSERT INTO "events" VALUES(7,202,9,1795772343908,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":13,"to":14,"whose":{"seat":1},"min":2}}}}}');
INSERT INTO "events" VALUES(7,203,9,1795772343908,'{"answered":{"by":2,"ask":{"opened":203,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}');
INSERT INTO "events" VALUES(7,204,9,1795772343908,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":13,"to":14,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,205,9,1795772343908,'{"answered":{"by":2,"ask":{"opened":205,"to":2},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,206,9,1795772343908,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,207,9,1795772343908,'{"happened":{"classic":{"drew":{"seat":2,"card":29,"draw":153}}}}');
INSERT INTO "events" VALUES(7,208,9,1795772343908,'{"answered":{"by":2,"ask":{"opened":208,"to":2},"how":"player","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,209,9,1795772343908,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,210,10,1795772343908,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":4,"turn":10,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,211,10,1795772463909,'{"answered":{"by":0,"ask":{"opened":211,"to":0},"how":"silence","action":{"classic":{"place":{"armies":[[20,3]]}}}}}');
INSERT INTO "events" VALUES(7,212,10,1795772463909,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[20,3]]}}}}}');
INSERT INTO "events" VALUES(7,213,10,1795772463909,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,214,10,1795772463909,'{"answered":{"by":0,"ask":{"opened":214,"to":0},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,215,10,1795772463909,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,216,10,1795772463909,'{"answered":{"by":0,"ask":{"opened":216,"to":0},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,217,10,1795772463909,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,218,11,1795772463909,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":4,"turn":11,"territories":5,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,219,11,1795772466925,'{"answered":{"by":1,"ask":{"opened":219,"to":1},"how":"player","action":{"classic":{"place":{"armies":[[15,5]]}}}}}');
INSERT INTO "events" VALUES(7,220,11,1795772466925,'{"happened":{"classic":{"public":{"placed":{"seat":1,"armies":[[15,5]]}}}}}');
INSERT INTO "events" VALUES(7,221,11,1795772466925,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,222,11,1795772466925,'{"answered":{"by":1,"ask":{"opened":222,"to":1},"how":"player","action":{"classic":{"attack":{"from":15,"to":13,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,223,11,1795772466925,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":15,"to":13,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,224,11,1795772466925,'{"answered":{"by":2,"ask":{"opened":224,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,225,11,1795772466925,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":15,"to":13,"against":{"seat":2},"attack":[5,4,4],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":154}}}}}');
INSERT INTO "events" VALUES(7,226,11,1795772466925,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":15,"to":13,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,227,11,1795772466925,'{"answered":{"by":1,"ask":{"opened":227,"to":1},"how":"player","action":{"classic":{"advance":{"armies":6}}}}}');
INSERT INTO "events" VALUES(7,228,11,1795772466925,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":15,"to":13,"armies":6}}}}}');
INSERT INTO "events" VALUES(7,229,11,1795772466925,'{"answered":{"by":1,"ask":{"opened":229,"to":1},"how":"player","action":{"classic":{"attack":{"from":17,"to":14,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,230,11,1795772466925,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":17,"to":14,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,231,11,1795772466925,'{"answered":{"by":2,"ask":{"opened":231,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,232,11,1795772466925,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":17,"to":14,"against":{"seat":2},"attack":[6,2,1],"defence":[5,2],"attacker_lost":1,"defender_lost":1,"draw":158}}}}}');
INSERT INTO "events" VALUES(7,233,11,1795772466925,'{"answered":{"by":1,"ask":{"opened":233,"to":1},"how":"player","action":{"classic":{"attack":{"from":13,"to":14,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,234,11,1795772466925,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":13,"to":14,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,235,11,1795772466925,'{"answered":{"by":2,"ask":{"opened":235,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,236,11,1795772466925,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":13,"to":14,"against":{"seat":2},"attack":[4,2,2],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":163}}}}}');
INSERT INTO "events" VALUES(7,237,11,1795772466925,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":13,"to":14,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,238,11,1795772466925,'{"answered":{"by":1,"ask":{"opened":238,"to":1},"how":"player","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,239,11,1795772466925,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":13,"to":14,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,240,11,1795772466925,'{"answered":{"by":1,"ask":{"opened":240,"to":1},"how":"player","action":{"classic":{"attack":{"from":1,"to":0,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,241,11,1795772466925,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":1,"to":0,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,242,11,1795772466925,'{"answered":{"by":2,"ask":{"opened":242,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,243,11,1795772466925,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":1,"to":0,"against":{"seat":2},"attack":[6,3,1],"defence":[3,2],"attacker_lost":0,"defender_lost":2,"draw":167}}}}}');
INSERT INTO "events" VALUES(7,244,11,1795772466925,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":1,"to":0,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,245,11,1795772466925,'{"answered":{"by":1,"ask":{"opened":245,"to":1},"how":"forced","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,246,11,1795772466925,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":1,"to":0,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,247,11,1795772466925,'{"answered":{"by":1,"ask":{"opened":247,"to":1},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,248,11,1795772466925,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,249,11,1795772466925,'{"happened":{"classic":{"drew":{"seat":1,"card":17,"draw":172}}}}');
INSERT INTO "events" VALUES(7,250,11,1795772466925,'{"answered":{"by":1,"ask":{"opened":250,"to":1},"how":"player","action":{"classic":{"fortify":{"from":14,"to":17,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,251,11,1795772466925,'{"happened":{"classic":{"public":{"fortified":{"seat":1,"from":14,"to":17,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,252,11,1795772466925,'{"happened":{"classic":{"public":{"turn_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,253,12,1795772466925,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":4,"turn":12,"territories":5,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,254,12,1795772469926,'{"answered":{"by":2,"ask":{"opened":254,"to":2},"how":"player","action":{"classic":{"place":{"armies":[[2,5]]}}}}}');
INSERT INTO "events" VALUES(7,255,12,1795772469926,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[2,5]]}}}}}');
INSERT INTO "events" VALUES(7,256,12,1795772469926,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,257,12,1795772469926,'{"answered":{"by":2,"ask":{"opened":257,"to":2},"how":"player","action":{"classic":{"attack":{"from":2,"to":13,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,258,12,1795772469926,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":2,"to":13,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,259,12,1795772469926,'{"answered":{"by":1,"ask":{"opened":259,"to":1},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,260,12,1795772469926,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":2,"to":13,"against":{"seat":1},"attack":[6,3,2],"defence":[6,6],"attacker_lost":2,"defender_lost":0,"draw":173}}}}}');
INSERT INTO "events" VALUES(7,261,12,1795772469926,'{"answered":{"by":2,"ask":{"opened":261,"to":2},"how":"player","action":{"classic":{"attack":{"from":2,"to":13,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,262,12,1795772469926,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":2,"to":13,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,263,12,1795772469926,'{"answered":{"by":1,"ask":{"opened":263,"to":1},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,264,12,1795772469926,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":2,"to":13,"against":{"seat":1},"attack":[5,5,3],"defence":[4,2],"attacker_lost":0,"defender_lost":2,"draw":178}}}}}');
INSERT INTO "events" VALUES(7,265,12,1795772469926,'{"answered":{"by":2,"ask":{"opened":265,"to":2},"how":"player","action":{"classic":{"attack":{"from":2,"to":13,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,266,12,1795772469926,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":2,"to":13,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,267,12,1795772469926,'{"answered":{"by":1,"ask":{"opened":267,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,268,12,1795772469926,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":2,"to":13,"against":{"seat":1},"attack":[4,3,1],"defence":[6],"attacker_lost":1,"defender_lost":0,"draw":183}}}}}');
INSERT INTO "events" VALUES(7,269,12,1795772469926,'{"answered":{"by":2,"ask":{"opened":269,"to":2},"how":"player","action":{"classic":{"attack":{"from":2,"to":13,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,270,12,1795772469926,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":2,"to":13,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,271,12,1795772469926,'{"answered":{"by":1,"ask":{"opened":271,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,272,12,1795772469926,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":2,"to":13,"against":{"seat":1},"attack":[3,2,1],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":187}}}}}');
INSERT INTO "events" VALUES(7,273,12,1795772469926,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":2,"to":13,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,274,12,1795772469926,'{"answered":{"by":2,"ask":{"opened":274,"to":2},"how":"player","action":{"classic":{"advance":{"armies":5}}}}}');
INSERT INTO "events" VALUES(7,275,12,1795772469926,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":2,"to":13,"armies":5}}}}}');
INSERT INTO "events" VALUES(7,276,12,1795772469926,'{"answered":{"by":2,"ask":{"opened":276,"to":2},"how":"player","action":{"classic":{"attack":{"from":13,"to":15,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,277,12,1795772469926,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":13,"to":15,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,278,12,1795772469926,'{"answered":{"by":1,"ask":{"opened":278,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,279,12,1795772469926,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":13,"to":15,"against":{"seat":1},"attack":[6,4,2],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":191}}}}}');
INSERT INTO "events" VALUES(7,280,12,1795772469926,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":13,"to":15,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,281,12,1795772469926,'{"answered":{"by":2,"ask":{"opened":281,"to":2},"how":"player","action":{"classic":{"advance":{"armies":4}}}}}');
INSERT INTO "events" VALUES(7,282,12,1795772469926,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":13,"to":15,"armies":4}}}}}');
INSERT INTO "events" VALUES(7,283,12,1795772469926,'{"answered":{"by":2,"ask":{"opened":283,"to":2},"how":"player","action":{"classic":{"attack":{"from":15,"to":14,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,284,12,1795772469926,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":15,"to":14,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,285,12,1795772469926,'{"answered":{"by":1,"ask":{"opened":285,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,286,12,1795772469926,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":15,"to":14,"against":{"seat":1},"attack":[5,5,3],"defence":[6],"attacker_lost":1,"defender_lost":0,"draw":195}}}}}');
INSERT INTO "events" VALUES(7,287,12,1795772469926,'{"answered":{"by":2,"ask":{"opened":287,"to":2},"how":"player","action":{"classic":{"attack":{"from":15,"to":14,"dice":2}}}}}');
INSERT INTO "events" VALUES(7,288,12,1795772469926,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":15,"to":14,"dice":2,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,289,12,1795772469926,'{"answered":{"by":1,"ask":{"opened":289,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,290,12,1795772469926,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":15,"to":14,"against":{"seat":1},"attack":[2,1],"defence":[3],"attacker_lost":1,"defender_lost":0,"draw":199}}}}}');
INSERT INTO "events" VALUES(7,291,12,1795772469926,'{"answered":{"by":2,"ask":{"opened":291,"to":2},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,292,12,1795772469926,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,293,12,1795772469926,'{"happened":{"classic":{"drew":{"seat":2,"card":19,"draw":202}}}}');
INSERT INTO "events" VALUES(7,294,12,1795772469926,'{"answered":{"by":2,"ask":{"opened":294,"to":2},"how":"player","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,295,12,1795772469926,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,296,13,1795772469926,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":5,"turn":13,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,297,13,1795772589938,'{"answered":{"by":0,"ask":{"opened":297,"to":0},"how":"silence","action":{"classic":{"place":{"armies":[[20,3]]}}}}}');
INSERT INTO "events" VALUES(7,298,13,1795772589938,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[20,3]]}}}}}');
INSERT INTO "events" VALUES(7,299,13,1795772589938,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,300,13,1795772589938,'{"answered":{"by":0,"ask":{"opened":300,"to":0},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,301,13,1795772589938,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,302,13,1795772589938,'{"answered":{"by":0,"ask":{"opened":302,"to":0},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,303,13,1795772589938,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,304,14,1795772589938,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":5,"turn":14,"territories":5,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,305,14,1795772592939,'{"answered":{"by":1,"ask":{"opened":305,"to":1},"how":"player","action":{"classic":{"place":{"armies":[[14,5]]}}}}}');
INSERT INTO "events" VALUES(7,306,14,1795772592939,'{"happened":{"classic":{"public":{"placed":{"seat":1,"armies":[[14,5]]}}}}}');
INSERT INTO "events" VALUES(7,307,14,1795772592939,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,308,14,1795772592939,'{"answered":{"by":1,"ask":{"opened":308,"to":1},"how":"player","action":{"classic":{"attack":{"from":14,"to":13,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,309,14,1795772592939,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":14,"to":13,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,310,14,1795772592939,'{"answered":{"by":2,"ask":{"opened":310,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,311,14,1795772592939,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":14,"to":13,"against":{"seat":2},"attack":[6,4,3],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":203}}}}}');
INSERT INTO "events" VALUES(7,312,14,1795772592939,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":14,"to":13,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,313,14,1795772592939,'{"answered":{"by":1,"ask":{"opened":313,"to":1},"how":"player","action":{"classic":{"advance":{"armies":5}}}}}');
INSERT INTO "events" VALUES(7,314,14,1795772592939,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":14,"to":13,"armies":5}}}}}');
INSERT INTO "events" VALUES(7,315,14,1795772592939,'{"answered":{"by":1,"ask":{"opened":315,"to":1},"how":"player","action":{"classic":{"attack":{"from":13,"to":15,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,316,14,1795772592939,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":13,"to":15,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,317,14,1795772592939,'{"answered":{"by":2,"ask":{"opened":317,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,318,14,1795772592939,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":13,"to":15,"against":{"seat":2},"attack":[6,4,2],"defence":[3,2],"attacker_lost":0,"defender_lost":2,"draw":207}}}}}');
INSERT INTO "events" VALUES(7,319,14,1795772592939,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":13,"to":15,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,320,14,1795772592939,'{"answered":{"by":1,"ask":{"opened":320,"to":1},"how":"player","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,321,14,1795772592939,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":13,"to":15,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,322,14,1795772592939,'{"answered":{"by":1,"ask":{"opened":322,"to":1},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,323,14,1795772592939,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,324,14,1795772592939,'{"happened":{"classic":{"drew":{"seat":1,"card":13,"draw":212}}}}');
INSERT INTO "events" VALUES(7,325,14,1795772592939,'{"answered":{"by":1,"ask":{"opened":325,"to":1},"how":"player","action":{"classic":{"fortify":{"from":15,"to":19,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,326,14,1795772592939,'{"happened":{"classic":{"public":{"fortified":{"seat":1,"from":15,"to":19,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,327,14,1795772592939,'{"happened":{"classic":{"public":{"turn_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,328,15,1795772592939,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":5,"turn":15,"territories":5,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,329,15,1795772595939,'{"answered":{"by":2,"ask":{"opened":329,"to":2},"how":"player","action":{"classic":{"trade":{"cards":[0,19,42]}}}}}');
INSERT INTO "events" VALUES(7,330,15,1795772595939,'{"happened":{"classic":{"public":{"traded":{"seat":2,"cards":[0,19,42],"armies":4}}}}}');
INSERT INTO "events" VALUES(7,331,15,1795772595939,'{"answered":{"by":2,"ask":{"opened":331,"to":2},"how":"player","action":{"classic":{"place":{"armies":[[2,9]]}}}}}');
INSERT INTO "events" VALUES(7,332,15,1795772595939,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[2,9]]}}}}}');
INSERT INTO "events" VALUES(7,333,15,1795772595939,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,334,15,1795772595939,'{"answered":{"by":2,"ask":{"opened":334,"to":2},"how":"player","action":{"classic":{"attack":{"from":2,"to":13,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,335,15,1795772595939,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":2,"to":13,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,336,15,1795772595939,'{"answered":{"by":1,"ask":{"opened":336,"to":1},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,337,15,1795772595939,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":2,"to":13,"against":{"seat":1},"attack":[5,4,3],"defence":[2,1],"attacker_lost":0,"defender_lost":2,"draw":213}}}}}');
INSERT INTO "events" VALUES(7,338,15,1795772595939,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":2,"to":13,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,339,15,1795772595939,'{"answered":{"by":2,"ask":{"opened":339,"to":2},"how":"player","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,340,15,1795772595939,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":2,"to":13,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,341,15,1795772595939,'{"answered":{"by":2,"ask":{"opened":341,"to":2},"how":"player","action":{"classic":{"attack":{"from":2,"to":1,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,342,15,1795772595939,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":2,"to":1,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,343,15,1795772595939,'{"answered":{"by":1,"ask":{"opened":343,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,344,15,1795772595939,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":2,"to":1,"against":{"seat":1},"attack":[6,4,3],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":218}}}}}');
INSERT INTO "events" VALUES(7,345,15,1795772595939,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":2,"to":1,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,346,15,1795772595939,'{"answered":{"by":2,"ask":{"opened":346,"to":2},"how":"player","action":{"classic":{"advance":{"armies":6}}}}}');
INSERT INTO "events" VALUES(7,347,15,1795772595939,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":2,"to":1,"armies":6}}}}}');
INSERT INTO "events" VALUES(7,348,15,1795772595939,'{"answered":{"by":2,"ask":{"opened":348,"to":2},"how":"player","action":{"classic":{"attack":{"from":1,"to":0,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,349,15,1795772595939,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":1,"to":0,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,350,15,1795772595939,'{"answered":{"by":1,"ask":{"opened":350,"to":1},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,351,15,1795772595939,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":1,"to":0,"against":{"seat":1},"attack":[5,5,3],"defence":[4,1],"attacker_lost":0,"defender_lost":2,"draw":222}}}}}');
INSERT INTO "events" VALUES(7,352,15,1795772595939,'{"answered":{"by":2,"ask":{"opened":352,"to":2},"how":"player","action":{"classic":{"attack":{"from":1,"to":0,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,353,15,1795772595939,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":1,"to":0,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,354,15,1795772595939,'{"answered":{"by":1,"ask":{"opened":354,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,355,15,1795772595939,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":1,"to":0,"against":{"seat":1},"attack":[6,4,3],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":227}}}}}');
INSERT INTO "events" VALUES(7,356,15,1795772595939,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":1,"to":0,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,357,15,1795772595939,'{"answered":{"by":2,"ask":{"opened":357,"to":2},"how":"player","action":{"classic":{"advance":{"armies":5}}}}}');
INSERT INTO "events" VALUES(7,358,15,1795772595939,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":1,"to":0,"armies":5}}}}}');
INSERT INTO "events" VALUES(7,359,15,1795772595939,'{"answered":{"by":2,"ask":{"opened":359,"to":2},"how":"player","action":{"classic":{"attack":{"from":0,"to":30,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,360,15,1795772595939,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":0,"to":30,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,361,15,1795772595939,'{"answered":{"by":1,"ask":{"opened":361,"to":1},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,362,15,1795772595939,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":0,"to":30,"against":{"seat":1},"attack":[5,4,4],"defence":[5,3],"attacker_lost":1,"defender_lost":1,"draw":231}}}}}');
INSERT INTO "events" VALUES(7,363,15,1795772595939,'{"answered":{"by":2,"ask":{"opened":363,"to":2},"how":"player","action":{"classic":{"attack":{"from":0,"to":30,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,364,15,1795772595939,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":0,"to":30,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,365,15,1795772595939,'{"answered":{"by":1,"ask":{"opened":365,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,366,15,1795772595939,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":0,"to":30,"against":{"seat":1},"attack":[6,5,3],"defence":[4],"attacker_lost":0,"defender_lost":1,"draw":236}}}}}');
INSERT INTO "events" VALUES(7,367,15,1795772595939,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":0,"to":30,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,368,15,1795772595939,'{"answered":{"by":2,"ask":{"opened":368,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,369,15,1795772595939,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":0,"to":30,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,370,15,1795772595939,'{"answered":{"by":2,"ask":{"opened":370,"to":2},"how":"player","action":{"classic":{"attack":{"from":30,"to":32,"dice":2}}}}}');
INSERT INTO "events" VALUES(7,371,15,1795772595939,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":30,"to":32,"dice":2,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,372,15,1795772595939,'{"answered":{"by":1,"ask":{"opened":372,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,373,15,1795772595939,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":30,"to":32,"against":{"seat":1},"attack":[4,2],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":240}}}}}');
INSERT INTO "events" VALUES(7,374,15,1795772595939,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":30,"to":32,"whose":{"seat":1},"min":2}}}}}');
INSERT INTO "events" VALUES(7,375,15,1795772595939,'{"answered":{"by":2,"ask":{"opened":375,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}');
INSERT INTO "events" VALUES(7,376,15,1795772595939,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":30,"to":32,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,377,15,1795772595939,'{"answered":{"by":2,"ask":{"opened":377,"to":2},"how":"player","action":{"classic":{"attack":{"from":13,"to":15,"dice":2}}}}}');
INSERT INTO "events" VALUES(7,378,15,1795772595939,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":13,"to":15,"dice":2,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,379,15,1795772595939,'{"answered":{"by":1,"ask":{"opened":379,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,380,15,1795772595939,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":13,"to":15,"against":{"seat":1},"attack":[6,2],"defence":[4],"attacker_lost":0,"defender_lost":1,"draw":243}}}}}');
INSERT INTO "events" VALUES(7,381,15,1795772595939,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":13,"to":15,"whose":{"seat":1},"min":2}}}}}');
INSERT INTO "events" VALUES(7,382,15,1795772595939,'{"answered":{"by":2,"ask":{"opened":382,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}');
INSERT INTO "events" VALUES(7,383,15,1795772595939,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":13,"to":15,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,384,15,1795772595939,'{"answered":{"by":2,"ask":{"opened":384,"to":2},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,385,15,1795772595939,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,386,15,1795772595939,'{"happened":{"classic":{"drew":{"seat":2,"card":41,"draw":246}}}}');
INSERT INTO "events" VALUES(7,387,15,1795772595939,'{"answered":{"by":2,"ask":{"opened":387,"to":2},"how":"player","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,388,15,1795772595939,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,389,16,1795772595939,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":6,"turn":16,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,390,16,1795772715957,'{"answered":{"by":0,"ask":{"opened":390,"to":0},"how":"silence","action":{"classic":{"place":{"armies":[[26,1],[35,2]]}}}}}');
INSERT INTO "events" VALUES(7,391,16,1795772715957,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[26,1],[35,2]]}}}}}');
INSERT INTO "events" VALUES(7,392,16,1795772715957,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,393,16,1795772715957,'{"answered":{"by":0,"ask":{"opened":393,"to":0},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,394,16,1795772715957,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,395,16,1795772715957,'{"answered":{"by":0,"ask":{"opened":395,"to":0},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,396,16,1795772715957,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,397,17,1795772715957,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":6,"turn":17,"territories":4,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,398,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":398,"to":1},"how":"player","action":{"classic":{"trade":{"cards":[9,13,33]}}}}}');
INSERT INTO "events" VALUES(7,399,17,1795772718957,'{"happened":{"classic":{"public":{"traded":{"seat":1,"cards":[9,13,33],"armies":6}}}}}');
INSERT INTO "events" VALUES(7,400,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":400,"to":1},"how":"player","action":{"classic":{"place":{"armies":[[19,10]]}}}}}');
INSERT INTO "events" VALUES(7,401,17,1795772718957,'{"happened":{"classic":{"public":{"placed":{"seat":1,"armies":[[19,10]]}}}}}');
INSERT INTO "events" VALUES(7,402,17,1795772718957,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,403,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":403,"to":1},"how":"player","action":{"classic":{"attack":{"from":19,"to":15,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,404,17,1795772718957,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":19,"to":15,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,405,17,1795772718957,'{"answered":{"by":2,"ask":{"opened":405,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,406,17,1795772718957,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":19,"to":15,"against":{"seat":2},"attack":[5,5,1],"defence":[4,3],"attacker_lost":0,"defender_lost":2,"draw":247}}}}}');
INSERT INTO "events" VALUES(7,407,17,1795772718957,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":19,"to":15,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,408,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":408,"to":1},"how":"player","action":{"classic":{"advance":{"armies":15}}}}}');
INSERT INTO "events" VALUES(7,409,17,1795772718957,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":19,"to":15,"armies":15}}}}}');
INSERT INTO "events" VALUES(7,410,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":410,"to":1},"how":"player","action":{"classic":{"attack":{"from":15,"to":13,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,411,17,1795772718957,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":15,"to":13,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,412,17,1795772718957,'{"answered":{"by":2,"ask":{"opened":412,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,413,17,1795772718957,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":15,"to":13,"against":{"seat":2},"attack":[6,4,2],"defence":[4],"attacker_lost":0,"defender_lost":1,"draw":252}}}}}');
INSERT INTO "events" VALUES(7,414,17,1795772718957,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":15,"to":13,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,415,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":415,"to":1},"how":"player","action":{"classic":{"advance":{"armies":14}}}}}');
INSERT INTO "events" VALUES(7,416,17,1795772718957,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":15,"to":13,"armies":14}}}}}');
INSERT INTO "events" VALUES(7,417,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":417,"to":1},"how":"player","action":{"classic":{"attack":{"from":13,"to":2,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,418,17,1795772718957,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":13,"to":2,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,419,17,1795772718957,'{"answered":{"by":2,"ask":{"opened":419,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,420,17,1795772718957,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":13,"to":2,"against":{"seat":2},"attack":[4,2,1],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":256}}}}}');
INSERT INTO "events" VALUES(7,421,17,1795772718957,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":13,"to":2,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,422,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":422,"to":1},"how":"player","action":{"classic":{"advance":{"armies":13}}}}}');
INSERT INTO "events" VALUES(7,423,17,1795772718957,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":13,"to":2,"armies":13}}}}}');
INSERT INTO "events" VALUES(7,424,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":424,"to":1},"how":"player","action":{"classic":{"attack":{"from":2,"to":5,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,425,17,1795772718957,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":2,"to":5,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,426,17,1795772718957,'{"answered":{"by":2,"ask":{"opened":426,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,427,17,1795772718957,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":2,"to":5,"against":{"seat":2},"attack":[6,4,3],"defence":[5,1],"attacker_lost":0,"defender_lost":2,"draw":260}}}}}');
INSERT INTO "events" VALUES(7,428,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":428,"to":1},"how":"player","action":{"classic":{"attack":{"from":2,"to":5,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,429,17,1795772718957,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":2,"to":5,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,430,17,1795772718957,'{"answered":{"by":2,"ask":{"opened":430,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,431,17,1795772718957,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":2,"to":5,"against":{"seat":2},"attack":[6,6,4],"defence":[3],"attacker_lost":0,"defender_lost":1,"draw":265}}}}}');
INSERT INTO "events" VALUES(7,432,17,1795772718957,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":2,"to":5,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,433,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":433,"to":1},"how":"player","action":{"classic":{"advance":{"armies":12}}}}}');
INSERT INTO "events" VALUES(7,434,17,1795772718957,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":2,"to":5,"armies":12}}}}}');
INSERT INTO "events" VALUES(7,435,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":435,"to":1},"how":"player","action":{"classic":{"attack":{"from":5,"to":7,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,436,17,1795772718957,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":5,"to":7,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,437,17,1795772718957,'{"answered":{"by":0,"ask":{"opened":437,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,438,17,1795772718957,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":5,"to":7,"against":{"seat":0},"attack":[5,5,3],"defence":[5,2],"attacker_lost":1,"defender_lost":1,"draw":269}}}}}');
INSERT INTO "events" VALUES(7,439,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":439,"to":1},"how":"player","action":{"classic":{"attack":{"from":5,"to":7,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,440,17,1795772718957,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":5,"to":7,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,441,17,1795772718957,'{"answered":{"by":0,"ask":{"opened":441,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,442,17,1795772718957,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":5,"to":7,"against":{"seat":0},"attack":[6,4,1],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":274}}}}}');
INSERT INTO "events" VALUES(7,443,17,1795772718957,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":5,"to":7,"whose":{"seat":0},"min":3}}}}}');
INSERT INTO "events" VALUES(7,444,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":444,"to":1},"how":"player","action":{"classic":{"advance":{"armies":10}}}}}');
INSERT INTO "events" VALUES(7,445,17,1795772718957,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":5,"to":7,"armies":10}}}}}');
INSERT INTO "events" VALUES(7,446,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":446,"to":1},"how":"player","action":{"classic":{"attack":{"from":7,"to":6,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,447,17,1795772718957,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":7,"to":6,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,448,17,1795772718957,'{"answered":{"by":0,"ask":{"opened":448,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,449,17,1795772718957,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":7,"to":6,"against":{"seat":0},"attack":[6,3,3],"defence":[5,4],"attacker_lost":1,"defender_lost":1,"draw":278}}}}}');
INSERT INTO "events" VALUES(7,450,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":450,"to":1},"how":"player","action":{"classic":{"attack":{"from":7,"to":6,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,451,17,1795772718957,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":7,"to":6,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,452,17,1795772718957,'{"answered":{"by":0,"ask":{"opened":452,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,453,17,1795772718957,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":7,"to":6,"against":{"seat":0},"attack":[5,1,1],"defence":[6,1],"attacker_lost":2,"defender_lost":0,"draw":283}}}}}');
INSERT INTO "events" VALUES(7,454,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":454,"to":1},"how":"player","action":{"classic":{"attack":{"from":7,"to":4,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,455,17,1795772718957,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":7,"to":4,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,456,17,1795772718957,'{"answered":{"by":2,"ask":{"opened":456,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,457,17,1795772718957,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":7,"to":4,"against":{"seat":2},"attack":[6,2,1],"defence":[4],"attacker_lost":0,"defender_lost":1,"draw":288}}}}}');
INSERT INTO "events" VALUES(7,458,17,1795772718957,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":7,"to":4,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,459,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":459,"to":1},"how":"player","action":{"classic":{"advance":{"armies":6}}}}}');
INSERT INTO "events" VALUES(7,460,17,1795772718957,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":7,"to":4,"armies":6}}}}}');
INSERT INTO "events" VALUES(7,461,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":461,"to":1},"how":"player","action":{"classic":{"attack":{"from":4,"to":1,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,462,17,1795772718957,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":4,"to":1,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,463,17,1795772718957,'{"answered":{"by":2,"ask":{"opened":463,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,464,17,1795772718957,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":4,"to":1,"against":{"seat":2},"attack":[6,3,1],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":292}}}}}');
INSERT INTO "events" VALUES(7,465,17,1795772718957,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":4,"to":1,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,466,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":466,"to":1},"how":"player","action":{"classic":{"advance":{"armies":5}}}}}');
INSERT INTO "events" VALUES(7,467,17,1795772718957,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":4,"to":1,"armies":5}}}}}');
INSERT INTO "events" VALUES(7,468,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":468,"to":1},"how":"player","action":{"classic":{"attack":{"from":1,"to":0,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,469,17,1795772718957,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":1,"to":0,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,470,17,1795772718957,'{"answered":{"by":2,"ask":{"opened":470,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,471,17,1795772718957,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":1,"to":0,"against":{"seat":2},"attack":[5,3,3],"defence":[5],"attacker_lost":1,"defender_lost":0,"draw":296}}}}}');
INSERT INTO "events" VALUES(7,472,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":472,"to":1},"how":"player","action":{"classic":{"attack":{"from":1,"to":0,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,473,17,1795772718957,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":1,"to":0,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,474,17,1795772718957,'{"answered":{"by":2,"ask":{"opened":474,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,475,17,1795772718957,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":1,"to":0,"against":{"seat":2},"attack":[5,4,3],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":300}}}}}');
INSERT INTO "events" VALUES(7,476,17,1795772718957,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":1,"to":0,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,477,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":477,"to":1},"how":"forced","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,478,17,1795772718957,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":1,"to":0,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,479,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":479,"to":1},"how":"player","action":{"classic":{"attack":{"from":0,"to":30,"dice":2}}}}}');
INSERT INTO "events" VALUES(7,480,17,1795772718957,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":0,"to":30,"dice":2,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,481,17,1795772718957,'{"answered":{"by":2,"ask":{"opened":481,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,482,17,1795772718957,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":0,"to":30,"against":{"seat":2},"attack":[5,5],"defence":[5],"attacker_lost":1,"defender_lost":0,"draw":304}}}}}');
INSERT INTO "events" VALUES(7,483,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":483,"to":1},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,484,17,1795772718957,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,485,17,1795772718957,'{"happened":{"classic":{"drew":{"seat":1,"card":3,"draw":307}}}}');
INSERT INTO "events" VALUES(7,486,17,1795772718957,'{"answered":{"by":1,"ask":{"opened":486,"to":1},"how":"player","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,487,17,1795772718957,'{"happened":{"classic":{"public":{"turn_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,488,18,1795772718957,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":6,"turn":18,"territories":4,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,489,18,1795772721957,'{"answered":{"by":2,"ask":{"opened":489,"to":2},"how":"player","action":{"classic":{"place":{"armies":[[34,4]]}}}}}');
INSERT INTO "events" VALUES(7,490,18,1795772721957,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[34,4]]}}}}}');
INSERT INTO "events" VALUES(7,491,18,1795772721957,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,492,18,1795772721957,'{"answered":{"by":2,"ask":{"opened":492,"to":2},"how":"player","action":{"classic":{"attack":{"from":34,"to":19,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,493,18,1795772721957,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":34,"to":19,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,494,18,1795772721957,'{"answered":{"by":1,"ask":{"opened":494,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,495,18,1795772721957,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":34,"to":19,"against":{"seat":1},"attack":[6,5,4],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":308}}}}}');
INSERT INTO "events" VALUES(7,496,18,1795772721957,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":34,"to":19,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,497,18,1795772721957,'{"answered":{"by":2,"ask":{"opened":497,"to":2},"how":"player","action":{"classic":{"advance":{"armies":6}}}}}');
INSERT INTO "events" VALUES(7,498,18,1795772721957,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":34,"to":19,"armies":6}}}}}');
INSERT INTO "events" VALUES(7,499,18,1795772721957,'{"answered":{"by":2,"ask":{"opened":499,"to":2},"how":"player","action":{"classic":{"attack":{"from":19,"to":15,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,500,18,1795772721957,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":19,"to":15,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,501,18,1795772721957,'{"answered":{"by":1,"ask":{"opened":501,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,502,18,1795772721957,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":19,"to":15,"against":{"seat":1},"attack":[5,4,3],"defence":[3],"attacker_lost":0,"defender_lost":1,"draw":312}}}}}');
INSERT INTO "events" VALUES(7,503,18,1795772721957,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":19,"to":15,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,504,18,1795772721957,'{"answered":{"by":2,"ask":{"opened":504,"to":2},"how":"player","action":{"classic":{"advance":{"armies":5}}}}}');
INSERT INTO "events" VALUES(7,505,18,1795772721957,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":19,"to":15,"armies":5}}}}}');
INSERT INTO "events" VALUES(7,506,18,1795772721957,'{"answered":{"by":2,"ask":{"opened":506,"to":2},"how":"player","action":{"classic":{"attack":{"from":15,"to":13,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,507,18,1795772721957,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":15,"to":13,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,508,18,1795772721957,'{"answered":{"by":1,"ask":{"opened":508,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,509,18,1795772721957,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":15,"to":13,"against":{"seat":1},"attack":[4,3,1],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":316}}}}}');
INSERT INTO "events" VALUES(7,510,18,1795772721957,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":15,"to":13,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,511,18,1795772721957,'{"answered":{"by":2,"ask":{"opened":511,"to":2},"how":"player","action":{"classic":{"advance":{"armies":4}}}}}');
INSERT INTO "events" VALUES(7,512,18,1795772721957,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":15,"to":13,"armies":4}}}}}');
INSERT INTO "events" VALUES(7,513,18,1795772721957,'{"answered":{"by":2,"ask":{"opened":513,"to":2},"how":"player","action":{"classic":{"attack":{"from":13,"to":2,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,514,18,1795772721957,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":13,"to":2,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,515,18,1795772721957,'{"answered":{"by":1,"ask":{"opened":515,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,516,18,1795772721957,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":13,"to":2,"against":{"seat":1},"attack":[6,5,4],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":320}}}}}');
INSERT INTO "events" VALUES(7,517,18,1795772721957,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":13,"to":2,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,518,18,1795772721957,'{"answered":{"by":2,"ask":{"opened":518,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,519,18,1795772721957,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":13,"to":2,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,520,18,1795772721957,'{"answered":{"by":2,"ask":{"opened":520,"to":2},"how":"player","action":{"classic":{"attack":{"from":2,"to":5,"dice":2}}}}}');
INSERT INTO "events" VALUES(7,521,18,1795772721957,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":2,"to":5,"dice":2,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,522,18,1795772721957,'{"answered":{"by":1,"ask":{"opened":522,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,523,18,1795772721957,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":2,"to":5,"against":{"seat":1},"attack":[5,4],"defence":[6],"attacker_lost":1,"defender_lost":0,"draw":324}}}}}');
INSERT INTO "events" VALUES(7,524,18,1795772721957,'{"answered":{"by":2,"ask":{"opened":524,"to":2},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,525,18,1795772721957,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,526,18,1795772721957,'{"happened":{"classic":{"drew":{"seat":2,"card":43,"draw":327}}}}');
INSERT INTO "events" VALUES(7,527,18,1795772721957,'{"answered":{"by":2,"ask":{"opened":527,"to":2},"how":"player","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,528,18,1795772721957,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,529,19,1795772721957,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":7,"turn":19,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,530,19,1795772841993,'{"answered":{"by":0,"ask":{"opened":530,"to":0},"how":"silence","action":{"classic":{"place":{"armies":[[6,1],[20,2]]}}}}}');
INSERT INTO "events" VALUES(7,531,19,1795772841993,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[6,1],[20,2]]}}}}}');
INSERT INTO "events" VALUES(7,532,19,1795772841993,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,533,19,1795772841993,'{"answered":{"by":0,"ask":{"opened":533,"to":0},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,534,19,1795772841993,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,535,19,1795772841993,'{"answered":{"by":0,"ask":{"opened":535,"to":0},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,536,19,1795772841993,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,537,20,1795772841993,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":7,"turn":20,"territories":5,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,538,20,1795772845009,'{"answered":{"by":1,"ask":{"opened":538,"to":1},"how":"player","action":{"classic":{"place":{"armies":[[16,5]]}}}}}');
INSERT INTO "events" VALUES(7,539,20,1795772845009,'{"happened":{"classic":{"public":{"placed":{"seat":1,"armies":[[16,5]]}}}}}');
INSERT INTO "events" VALUES(7,540,20,1795772845009,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,541,20,1795772845009,'{"answered":{"by":1,"ask":{"opened":541,"to":1},"how":"player","action":{"classic":{"attack":{"from":16,"to":15,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,542,20,1795772845009,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":16,"to":15,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,543,20,1795772845009,'{"answered":{"by":2,"ask":{"opened":543,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,544,20,1795772845009,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":16,"to":15,"against":{"seat":2},"attack":[5,1,1],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":328}}}}}');
INSERT INTO "events" VALUES(7,545,20,1795772845009,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":16,"to":15,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,546,20,1795772845009,'{"answered":{"by":1,"ask":{"opened":546,"to":1},"how":"player","action":{"classic":{"advance":{"armies":5}}}}}');
INSERT INTO "events" VALUES(7,547,20,1795772845009,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":16,"to":15,"armies":5}}}}}');
INSERT INTO "events" VALUES(7,548,20,1795772845009,'{"answered":{"by":1,"ask":{"opened":548,"to":1},"how":"player","action":{"classic":{"attack":{"from":15,"to":13,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,549,20,1795772845009,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":15,"to":13,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,550,20,1795772845009,'{"answered":{"by":2,"ask":{"opened":550,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,551,20,1795772845009,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":15,"to":13,"against":{"seat":2},"attack":[4,2,1],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":332}}}}}');
INSERT INTO "events" VALUES(7,552,20,1795772845009,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":15,"to":13,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,553,20,1795772845009,'{"answered":{"by":1,"ask":{"opened":553,"to":1},"how":"player","action":{"classic":{"advance":{"armies":4}}}}}');
INSERT INTO "events" VALUES(7,554,20,1795772845009,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":15,"to":13,"armies":4}}}}}');
INSERT INTO "events" VALUES(7,555,20,1795772845009,'{"answered":{"by":1,"ask":{"opened":555,"to":1},"how":"player","action":{"classic":{"attack":{"from":13,"to":2,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,556,20,1795772845009,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":13,"to":2,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,557,20,1795772845009,'{"answered":{"by":2,"ask":{"opened":557,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,558,20,1795772845009,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":13,"to":2,"against":{"seat":2},"attack":[4,3,1],"defence":[5,4],"attacker_lost":2,"defender_lost":0,"draw":336}}}}}');
INSERT INTO "events" VALUES(7,559,20,1795772845009,'{"answered":{"by":1,"ask":{"opened":559,"to":1},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,560,20,1795772845009,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,561,20,1795772845009,'{"happened":{"classic":{"drew":{"seat":1,"card":23,"draw":341}}}}');
INSERT INTO "events" VALUES(7,562,20,1795772845009,'{"answered":{"by":1,"ask":{"opened":562,"to":1},"how":"player","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,563,20,1795772845009,'{"happened":{"classic":{"public":{"turn_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,564,21,1795772845009,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":7,"turn":21,"territories":5,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,565,21,1795772848010,'{"answered":{"by":2,"ask":{"opened":565,"to":2},"how":"player","action":{"classic":{"trade":{"cards":[29,41,43]}}}}}');
INSERT INTO "events" VALUES(7,566,21,1795772848010,'{"happened":{"classic":{"public":{"traded":{"seat":2,"cards":[29,41,43],"armies":8}}}}}');
INSERT INTO "events" VALUES(7,567,21,1795772848010,'{"answered":{"by":2,"ask":{"opened":567,"to":2},"how":"player","action":{"classic":{"place":{"armies":[[22,13]]}}}}}');
INSERT INTO "events" VALUES(7,568,21,1795772848010,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[22,13]]}}}}}');
INSERT INTO "events" VALUES(7,569,21,1795772848010,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,570,21,1795772848010,'{"answered":{"by":2,"ask":{"opened":570,"to":2},"how":"player","action":{"classic":{"attack":{"from":22,"to":20,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,571,21,1795772848010,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":22,"to":20,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,572,21,1795772848010,'{"answered":{"by":0,"ask":{"opened":572,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,573,21,1795772848010,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":22,"to":20,"against":{"seat":0},"attack":[5,4,3],"defence":[2,1],"attacker_lost":0,"defender_lost":2,"draw":342}}}}}');
INSERT INTO "events" VALUES(7,574,21,1795772848010,'{"answered":{"by":2,"ask":{"opened":574,"to":2},"how":"player","action":{"classic":{"attack":{"from":22,"to":20,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,575,21,1795772848010,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":22,"to":20,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,576,21,1795772848010,'{"answered":{"by":0,"ask":{"opened":576,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,577,21,1795772848010,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":22,"to":20,"against":{"seat":0},"attack":[6,4,2],"defence":[6,1],"attacker_lost":1,"defender_lost":1,"draw":347}}}}}');
INSERT INTO "events" VALUES(7,578,21,1795772848010,'{"answered":{"by":2,"ask":{"opened":578,"to":2},"how":"player","action":{"classic":{"attack":{"from":22,"to":20,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,579,21,1795772848010,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":22,"to":20,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,580,21,1795772848010,'{"answered":{"by":0,"ask":{"opened":580,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,581,21,1795772848010,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":22,"to":20,"against":{"seat":0},"attack":[6,6,3],"defence":[3,2],"attacker_lost":0,"defender_lost":2,"draw":352}}}}}');
INSERT INTO "events" VALUES(7,582,21,1795772848010,'{"answered":{"by":2,"ask":{"opened":582,"to":2},"how":"player","action":{"classic":{"attack":{"from":22,"to":20,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,583,21,1795772848010,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":22,"to":20,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,584,21,1795772848010,'{"answered":{"by":0,"ask":{"opened":584,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,585,21,1795772848010,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":22,"to":20,"against":{"seat":0},"attack":[3,2,2],"defence":[6,2],"attacker_lost":2,"defender_lost":0,"draw":357}}}}}');
INSERT INTO "events" VALUES(7,586,21,1795772848010,'{"answered":{"by":2,"ask":{"opened":586,"to":2},"how":"player","action":{"classic":{"attack":{"from":22,"to":20,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,587,21,1795772848010,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":22,"to":20,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,588,21,1795772848010,'{"answered":{"by":0,"ask":{"opened":588,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,589,21,1795772848010,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":22,"to":20,"against":{"seat":0},"attack":[6,4,3],"defence":[2,1],"attacker_lost":0,"defender_lost":2,"draw":362}}}}}');
INSERT INTO "events" VALUES(7,590,21,1795772848010,'{"answered":{"by":2,"ask":{"opened":590,"to":2},"how":"player","action":{"classic":{"attack":{"from":22,"to":20,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,591,21,1795772848010,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":22,"to":20,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,592,21,1795772848010,'{"answered":{"by":0,"ask":{"opened":592,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,593,21,1795772848010,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":22,"to":20,"against":{"seat":0},"attack":[4,4,1],"defence":[2,2],"attacker_lost":0,"defender_lost":2,"draw":367}}}}}');
INSERT INTO "events" VALUES(7,594,21,1795772848010,'{"answered":{"by":2,"ask":{"opened":594,"to":2},"how":"player","action":{"classic":{"attack":{"from":22,"to":20,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,595,21,1795772848010,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":22,"to":20,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,596,21,1795772848010,'{"answered":{"by":0,"ask":{"opened":596,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,597,21,1795772848010,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":22,"to":20,"against":{"seat":0},"attack":[3,1,1],"defence":[6,5],"attacker_lost":2,"defender_lost":0,"draw":372}}}}}');
INSERT INTO "events" VALUES(7,598,21,1795772848010,'{"answered":{"by":2,"ask":{"opened":598,"to":2},"how":"player","action":{"classic":{"attack":{"from":22,"to":20,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,599,21,1795772848010,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":22,"to":20,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,600,21,1795772848010,'{"answered":{"by":0,"ask":{"opened":600,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,601,21,1795772848010,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":22,"to":20,"against":{"seat":0},"attack":[5,3,1],"defence":[3,1],"attacker_lost":0,"defender_lost":2,"draw":377}}}}}');
INSERT INTO "events" VALUES(7,602,21,1795772848010,'{"answered":{"by":2,"ask":{"opened":602,"to":2},"how":"player","action":{"classic":{"attack":{"from":22,"to":20,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,603,21,1795772848010,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":22,"to":20,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,604,21,1795772848010,'{"answered":{"by":0,"ask":{"opened":604,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,605,21,1795772848010,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":22,"to":20,"against":{"seat":0},"attack":[4,2,2],"defence":[5,1],"attacker_lost":1,"defender_lost":1,"draw":382}}}}}');
INSERT INTO "events" VALUES(7,606,21,1795772848010,'{"answered":{"by":2,"ask":{"opened":606,"to":2},"how":"player","action":{"classic":{"attack":{"from":22,"to":20,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,607,21,1795772848010,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":22,"to":20,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,608,21,1795772848010,'{"answered":{"by":0,"ask":{"opened":608,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,609,21,1795772848010,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":22,"to":20,"against":{"seat":0},"attack":[5,3,2],"defence":[6,2],"attacker_lost":1,"defender_lost":1,"draw":387}}}}}');
INSERT INTO "events" VALUES(7,610,21,1795772848010,'{"answered":{"by":2,"ask":{"opened":610,"to":2},"how":"player","action":{"classic":{"attack":{"from":22,"to":20,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,611,21,1795772848010,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":22,"to":20,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,612,21,1795772848010,'{"answered":{"by":0,"ask":{"opened":612,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,613,21,1795772848010,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":22,"to":20,"against":{"seat":0},"attack":[5,5,2],"defence":[5],"attacker_lost":1,"defender_lost":0,"draw":392}}}}}');
INSERT INTO "events" VALUES(7,614,21,1795772848010,'{"answered":{"by":2,"ask":{"opened":614,"to":2},"how":"player","action":{"classic":{"attack":{"from":22,"to":20,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,615,21,1795772848010,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":22,"to":20,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,616,21,1795772848010,'{"answered":{"by":0,"ask":{"opened":616,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,617,21,1795772848010,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":22,"to":20,"against":{"seat":0},"attack":[6,3,1],"defence":[5],"attacker_lost":0,"defender_lost":1,"draw":396}}}}}');
INSERT INTO "events" VALUES(7,618,21,1795772848010,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":22,"to":20,"whose":{"seat":0},"min":3}}}}}');
INSERT INTO "events" VALUES(7,619,21,1795772848010,'{"answered":{"by":2,"ask":{"opened":619,"to":2},"how":"player","action":{"classic":{"advance":{"armies":4}}}}}');
INSERT INTO "events" VALUES(7,620,21,1795772848010,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":22,"to":20,"armies":4}}}}}');
INSERT INTO "events" VALUES(7,621,21,1795772848010,'{"answered":{"by":2,"ask":{"opened":621,"to":2},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,622,21,1795772848010,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,623,21,1795772848010,'{"happened":{"classic":{"drew":{"seat":2,"card":26,"draw":400}}}}');
INSERT INTO "events" VALUES(7,624,21,1795772848010,'{"answered":{"by":2,"ask":{"opened":624,"to":2},"how":"player","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,625,21,1795772848010,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,626,22,1795772848010,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":8,"turn":22,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,627,22,1795772968035,'{"answered":{"by":0,"ask":{"opened":627,"to":0},"how":"silence","action":{"classic":{"place":{"armies":[[6,1],[10,2]]}}}}}');
INSERT INTO "events" VALUES(7,628,22,1795772968035,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[6,1],[10,2]]}}}}}');
INSERT INTO "events" VALUES(7,629,22,1795772968035,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,630,22,1795772968035,'{"answered":{"by":0,"ask":{"opened":630,"to":0},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,631,22,1795772968035,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,632,22,1795772968035,'{"answered":{"by":0,"ask":{"opened":632,"to":0},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,633,22,1795772968035,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,634,23,1795772968035,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":8,"turn":23,"territories":6,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,635,23,1795772971039,'{"answered":{"by":1,"ask":{"opened":635,"to":1},"how":"player","action":{"classic":{"trade":{"cards":[3,14,23]}}}}}');
INSERT INTO "events" VALUES(7,636,23,1795772971039,'{"happened":{"classic":{"public":{"traded":{"seat":1,"cards":[3,14,23],"armies":10}}}}}');
INSERT INTO "events" VALUES(7,637,23,1795772971039,'{"happened":{"classic":{"public":{"bonus_placed":{"seat":1,"at":14,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,638,23,1795772971039,'{"answered":{"by":1,"ask":{"opened":638,"to":1},"how":"player","action":{"classic":{"place":{"armies":[[18,16]]}}}}}');
INSERT INTO "events" VALUES(7,639,23,1795772971039,'{"happened":{"classic":{"public":{"placed":{"seat":1,"armies":[[18,16]]}}}}}');
INSERT INTO "events" VALUES(7,640,23,1795772971039,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,641,23,1795772971039,'{"answered":{"by":1,"ask":{"opened":641,"to":1},"how":"player","action":{"classic":{"attack":{"from":18,"to":19,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,642,23,1795772971039,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":18,"to":19,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,643,23,1795772971039,'{"answered":{"by":2,"ask":{"opened":643,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,644,23,1795772971039,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":18,"to":19,"against":{"seat":2},"attack":[6,6,4],"defence":[5],"attacker_lost":0,"defender_lost":1,"draw":401}}}}}');
INSERT INTO "events" VALUES(7,645,23,1795772971039,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":18,"to":19,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,646,23,1795772971039,'{"answered":{"by":1,"ask":{"opened":646,"to":1},"how":"player","action":{"classic":{"advance":{"armies":8}}}}}');
INSERT INTO "events" VALUES(7,647,23,1795772971039,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":18,"to":19,"armies":8}}}}}');
INSERT INTO "events" VALUES(7,648,23,1795772971039,'{"answered":{"by":1,"ask":{"opened":648,"to":1},"how":"player","action":{"classic":{"attack":{"from":17,"to":20,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,649,23,1795772971039,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":17,"to":20,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,650,23,1795772971039,'{"answered":{"by":2,"ask":{"opened":650,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,651,23,1795772971039,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":17,"to":20,"against":{"seat":2},"attack":[5,5,2],"defence":[3,2],"attacker_lost":0,"defender_lost":2,"draw":405}}}}}');
INSERT INTO "events" VALUES(7,652,23,1795772971039,'{"answered":{"by":1,"ask":{"opened":652,"to":1},"how":"player","action":{"classic":{"attack":{"from":17,"to":20,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,653,23,1795772971039,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":17,"to":20,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,654,23,1795772971039,'{"answered":{"by":2,"ask":{"opened":654,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,655,23,1795772971039,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":17,"to":20,"against":{"seat":2},"attack":[1,1,1],"defence":[6,3],"attacker_lost":2,"defender_lost":0,"draw":410}}}}}');
INSERT INTO "events" VALUES(7,656,23,1795772971039,'{"answered":{"by":1,"ask":{"opened":656,"to":1},"how":"player","action":{"classic":{"attack":{"from":18,"to":20,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,657,23,1795772971039,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":18,"to":20,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,658,23,1795772971039,'{"answered":{"by":2,"ask":{"opened":658,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,659,23,1795772971039,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":18,"to":20,"against":{"seat":2},"attack":[5,3,1],"defence":[5,4],"attacker_lost":2,"defender_lost":0,"draw":415}}}}}');
INSERT INTO "events" VALUES(7,660,23,1795772971039,'{"answered":{"by":1,"ask":{"opened":660,"to":1},"how":"player","action":{"classic":{"attack":{"from":17,"to":20,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,661,23,1795772971039,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":17,"to":20,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,662,23,1795772971039,'{"answered":{"by":2,"ask":{"opened":662,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,663,23,1795772971039,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":17,"to":20,"against":{"seat":2},"attack":[5,3,2],"defence":[5,4],"attacker_lost":2,"defender_lost":0,"draw":420}}}}}');
INSERT INTO "events" VALUES(7,664,23,1795772971039,'{"answered":{"by":1,"ask":{"opened":664,"to":1},"how":"player","action":{"classic":{"attack":{"from":18,"to":20,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,665,23,1795772971039,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":18,"to":20,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,666,23,1795772971039,'{"answered":{"by":2,"ask":{"opened":666,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,667,23,1795772971039,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":18,"to":20,"against":{"seat":2},"attack":[6,5,2],"defence":[5,3],"attacker_lost":0,"defender_lost":2,"draw":425}}}}}');
INSERT INTO "events" VALUES(7,668,23,1795772971039,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":18,"to":20,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,669,23,1795772971039,'{"answered":{"by":1,"ask":{"opened":669,"to":1},"how":"player","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,670,23,1795772971039,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":18,"to":20,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,671,23,1795772971039,'{"answered":{"by":1,"ask":{"opened":671,"to":1},"how":"player","action":{"classic":{"attack":{"from":19,"to":34,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,672,23,1795772971039,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":19,"to":34,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,673,23,1795772971039,'{"answered":{"by":2,"ask":{"opened":673,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,674,23,1795772971039,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":19,"to":34,"against":{"seat":2},"attack":[5,3,1],"defence":[5],"attacker_lost":1,"defender_lost":0,"draw":430}}}}}');
INSERT INTO "events" VALUES(7,675,23,1795772971039,'{"answered":{"by":1,"ask":{"opened":675,"to":1},"how":"player","action":{"classic":{"attack":{"from":19,"to":34,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,676,23,1795772971039,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":19,"to":34,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,677,23,1795772971039,'{"answered":{"by":2,"ask":{"opened":677,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,678,23,1795772971039,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":19,"to":34,"against":{"seat":2},"attack":[5,4,3],"defence":[3],"attacker_lost":0,"defender_lost":1,"draw":434}}}}}');
INSERT INTO "events" VALUES(7,679,23,1795772971039,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":19,"to":34,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,680,23,1795772971039,'{"answered":{"by":1,"ask":{"opened":680,"to":1},"how":"player","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,681,23,1795772971039,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":19,"to":34,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,682,23,1795772971039,'{"answered":{"by":1,"ask":{"opened":682,"to":1},"how":"player","action":{"classic":{"attack":{"from":20,"to":23,"dice":2}}}}}');
INSERT INTO "events" VALUES(7,683,23,1795772971039,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":20,"to":23,"dice":2,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,684,23,1795772971039,'{"answered":{"by":2,"ask":{"opened":684,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,685,23,1795772971039,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":20,"to":23,"against":{"seat":2},"attack":[4,1],"defence":[3],"attacker_lost":0,"defender_lost":1,"draw":438}}}}}');
INSERT INTO "events" VALUES(7,686,23,1795772971039,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":20,"to":23,"whose":{"seat":2},"min":2}}}}}');
INSERT INTO "events" VALUES(7,687,23,1795772971039,'{"answered":{"by":1,"ask":{"opened":687,"to":1},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}');
INSERT INTO "events" VALUES(7,688,23,1795772971039,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":20,"to":23,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,689,23,1795772971039,'{"answered":{"by":1,"ask":{"opened":689,"to":1},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,690,23,1795772971039,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,691,23,1795772971039,'{"happened":{"classic":{"drew":{"seat":1,"card":4,"draw":441}}}}');
INSERT INTO "events" VALUES(7,692,23,1795772971039,'{"answered":{"by":1,"ask":{"opened":692,"to":1},"how":"player","action":{"classic":{"fortify":{"from":17,"to":18,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,693,23,1795772971039,'{"happened":{"classic":{"public":{"fortified":{"seat":1,"from":17,"to":18,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,694,23,1795772971039,'{"happened":{"classic":{"public":{"turn_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,695,24,1795772971039,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":8,"turn":24,"territories":4,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,696,24,1795772974039,'{"answered":{"by":2,"ask":{"opened":696,"to":2},"how":"player","action":{"classic":{"place":{"armies":[[2,4]]}}}}}');
INSERT INTO "events" VALUES(7,697,24,1795772974039,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[2,4]]}}}}}');
INSERT INTO "events" VALUES(7,698,24,1795772974039,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,699,24,1795772974039,'{"answered":{"by":2,"ask":{"opened":699,"to":2},"how":"player","action":{"classic":{"attack":{"from":2,"to":13,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,700,24,1795772974039,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":2,"to":13,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,701,24,1795772974039,'{"answered":{"by":1,"ask":{"opened":701,"to":1},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,702,24,1795772974039,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":2,"to":13,"against":{"seat":1},"attack":[6,3,3],"defence":[5,1],"attacker_lost":0,"defender_lost":2,"draw":442}}}}}');
INSERT INTO "events" VALUES(7,703,24,1795772974039,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":2,"to":13,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,704,24,1795772974039,'{"answered":{"by":2,"ask":{"opened":704,"to":2},"how":"player","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,705,24,1795772974039,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":2,"to":13,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,706,24,1795772974039,'{"answered":{"by":2,"ask":{"opened":706,"to":2},"how":"player","action":{"classic":{"attack":{"from":22,"to":23,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,707,24,1795772974039,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":22,"to":23,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,708,24,1795772974039,'{"answered":{"by":1,"ask":{"opened":708,"to":1},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,709,24,1795772974039,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":22,"to":23,"against":{"seat":1},"attack":[6,5,2],"defence":[4,2],"attacker_lost":0,"defender_lost":2,"draw":447}}}}}');
INSERT INTO "events" VALUES(7,710,24,1795772974039,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":22,"to":23,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,711,24,1795772974039,'{"answered":{"by":2,"ask":{"opened":711,"to":2},"how":"player","action":{"classic":{"advance":{"armies":4}}}}}');
INSERT INTO "events" VALUES(7,712,24,1795772974039,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":22,"to":23,"armies":4}}}}}');
INSERT INTO "events" VALUES(7,713,24,1795772974039,'{"answered":{"by":2,"ask":{"opened":713,"to":2},"how":"player","action":{"classic":{"attack":{"from":23,"to":20,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,714,24,1795772974039,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":23,"to":20,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,715,24,1795772974039,'{"answered":{"by":1,"ask":{"opened":715,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,716,24,1795772974039,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":23,"to":20,"against":{"seat":1},"attack":[6,5,1],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":452}}}}}');
INSERT INTO "events" VALUES(7,717,24,1795772974039,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":23,"to":20,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,718,24,1795772974039,'{"answered":{"by":2,"ask":{"opened":718,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,719,24,1795772974039,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":23,"to":20,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,720,24,1795772974039,'{"answered":{"by":2,"ask":{"opened":720,"to":2},"how":"player","action":{"classic":{"attack":{"from":2,"to":5,"dice":2}}}}}');
INSERT INTO "events" VALUES(7,721,24,1795772974039,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":2,"to":5,"dice":2,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,722,24,1795772974039,'{"answered":{"by":1,"ask":{"opened":722,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,723,24,1795772974039,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":2,"to":5,"against":{"seat":1},"attack":[4,3],"defence":[3],"attacker_lost":0,"defender_lost":1,"draw":456}}}}}');
INSERT INTO "events" VALUES(7,724,24,1795772974039,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":2,"to":5,"whose":{"seat":1},"min":2}}}}}');
INSERT INTO "events" VALUES(7,725,24,1795772974039,'{"answered":{"by":2,"ask":{"opened":725,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}');
INSERT INTO "events" VALUES(7,726,24,1795772974039,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":2,"to":5,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,727,24,1795772974039,'{"answered":{"by":2,"ask":{"opened":727,"to":2},"how":"player","action":{"classic":{"attack":{"from":13,"to":15,"dice":2}}}}}');
INSERT INTO "events" VALUES(7,728,24,1795772974039,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":13,"to":15,"dice":2,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,729,24,1795772974039,'{"answered":{"by":1,"ask":{"opened":729,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,730,24,1795772974039,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":13,"to":15,"against":{"seat":1},"attack":[5,5],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":459}}}}}');
INSERT INTO "events" VALUES(7,731,24,1795772974039,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":13,"to":15,"whose":{"seat":1},"min":2}}}}}');
INSERT INTO "events" VALUES(7,732,24,1795772974039,'{"answered":{"by":2,"ask":{"opened":732,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}');
INSERT INTO "events" VALUES(7,733,24,1795772974039,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":13,"to":15,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,734,24,1795772974039,'{"answered":{"by":2,"ask":{"opened":734,"to":2},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,735,24,1795772974039,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,736,24,1795772974039,'{"happened":{"classic":{"drew":{"seat":2,"card":27,"draw":462}}}}');
INSERT INTO "events" VALUES(7,737,24,1795772974039,'{"answered":{"by":2,"ask":{"opened":737,"to":2},"how":"player","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,738,24,1795772974039,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,739,25,1795772974039,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":9,"turn":25,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(9,0,0,1795771975339,'{"happened":{"classic":{"public":{"start_rolled":{"rounds":[[[0,1],[1,3],[2,5],[3,1]]],"first":2,"draw":0}}}}}');
INSERT INTO "events" VALUES(9,1,0,1795771975339,'{"happened":{"classic":{"public":{"dealt":{"holders":[{"seat":3},{"seat":2},{"seat":3},{"seat":2},{"seat":3},{"seat":3},{"seat":3},{"seat":1},{"seat":0},{"seat":2},{"seat":1},{"seat":0},{"seat":3},{"seat":2},{"seat":3},{"seat":3},{"seat":2},{"seat":1},{"seat":1},{"seat":2},{"seat":0},{"seat":0},{"seat":2},{"seat":1},{"seat":1},{"seat":2},{"seat":3},{"seat":0},{"seat":0},{"seat":0},{"seat":1},{"seat":3},{"seat":1},{"seat":2},{"seat":2},{"seat":0},{"seat":1},{"seat":0},{"seat":1},{"seat":0},{"seat":3},{"seat":2}],"draw":4,"draws":42}}}}}');
INSERT INTO "events" VALUES(9,2,0,1795771975339,'{"happened":{"classic":{"public":{"deployed":{"seat":2,"own":[[1,2],[3,2],[9,2],[13,2],[16,2],[19,2],[22,3],[33,3],[34,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(9,3,0,1795771975339,'{"happened":{"classic":{"public":{"deployed":{"seat":3,"own":[[0,2],[2,1],[4,2],[6,2],[12,1],[14,2],[15,2],[26,3],[31,3],[40,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(9,4,0,1795771975339,'{"happened":{"classic":{"public":{"deployed":{"seat":0,"own":[[8,3],[11,2],[20,3],[21,1],[27,2],[29,1],[35,4],[37,2],[39,2]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(9,5,0,1795771975339,'{"happened":{"classic":{"public":{"deployed":{"seat":1,"own":[[7,3],[10,2],[17,2],[18,4],[23,1],[24,1],[30,3],[36,3],[38,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(9,6,1,1795771975339,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":1,"turn":1,"territories":3,"continents":0}}}}}');
CREATE TABLE games (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    version       BIGINT NOT NULL,
    guild         BIGINT NOT NULL,
    -- Negative until the game's own thread is open ([PBP-61]).
    channel       BIGINT NOT NULL,
    -- The channel above the game's own thread; 0: it has none ([PBP-61]).
    parent        BIGINT NOT NULL DEFAULT 0,
    number        BIGINT NOT NULL,
    status        TEXT   NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'cancelled', 'closed')),
    setup         TEXT   NOT NULL,
    way_chosen    BIGINT NOT NULL,
    pace          BIGINT,
    defence_waits BIGINT NOT NULL,
    host          BIGINT NOT NULL,
    -- Milliseconds between the beginning of a computer player's turn and its decisions ([PBP-44]).
    computer_delay BIGINT NOT NULL,
    seed          TEXT   NOT NULL,
    -- `promise` and `commitment` are stored as they were published ([PBP-40]), so that `/verify` can compare the seed with
    -- them. The promise is written in the transaction that opens the lobby.
    promise       TEXT   NOT NULL DEFAULT '',
    -- Empty until no more words are accepted.
    commitment    TEXT   NOT NULL,
    -- The round of the public beacon that the commitment names; 0: none.
    round         BIGINT NOT NULL DEFAULT 0,
    -- Its signature in hexadecimal; `-`: no beacon answered in time; empty: none is named, or it is not published yet.
    beacon        TEXT   NOT NULL DEFAULT '',
    -- The message with the commitment.
    told          BIGINT,
    -- The messages with revealed words, each as `seat:message` and a blank. A word that was published after the beacon's round
    -- proves nothing.
    reveals       TEXT   NOT NULL DEFAULT '',
    seq           BIGINT NOT NULL,
    turn          BIGINT NOT NULL,
    span          BIGINT NOT NULL,
    campaign      TEXT   NOT NULL,
    touched       BIGINT NOT NULL,
    lobby_message BIGINT,
    panel         BIGINT,
    panel_seq     BIGINT NOT NULL DEFAULT 0,
    -- Why the game is suspended: the bot can't write in its channel ([PBP-53]: `channel`, `server`, `permission`), or its
    -- data can't be read (`damaged`); empty: it isn't.
    parked        TEXT   NOT NULL DEFAULT '',
    UNIQUE (guild, number)
);
INSERT INTO "games" VALUES(1,6,1575806402977333248,1575806417326047232,0,1,'running','{"rulebook":"classic","seats":4,"options":{"classic":{"setup":"instant","land":"dealt","deal":"claims","deal_extra":"first","half_continent":"off","start_armies":"full","place_by":"1","map":"classic83","order":"seats","direction":"left","defence_dice":"2","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"3","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_need","draw_at":"after_attacks","hand_limit":"none","kinds":"alike_or_different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"2","sets_per_turn":"any","forced":"at_five","owned_bonus":"once","bonus_place":"on_territory","use_cards_now":"forced","elim_trade_at":"7","protected_rounds":"0","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',1,1440,0,1575806403010887680,3000,'3b4cd43d5414acc6e9a6a650d9c8b502df46cb1c1fc5936ad7a3446637248eb1','4e0a681edd14685b22ee354e0079534a5cd4ad2fe408569cf9fb54ccf00d19df','cec9c785fab0dc66ea7011ff82805bf84c7da5af4360fa380d25cb36598923c2',0,'',1575806441690759168,'',7,1,7,'',1795771932602,1575806419083460608,1575806443087462400,7,'');
INSERT INTO "games" VALUES(2,6,1575806402977333248,1575806445213974528,0,2,'running','{"rulebook":"objectives","seats":4,"options":{"classic":{"setup":"instant","land":"dealt","deal":"cards","deal_extra":"left","half_continent":"off","start_armies":"full","place_by":"3","map":"risiko","order":"seats","direction":"left","defence_dice":"3","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"0","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_once","draw_at":"turn_end","hand_limit":"7_against_time","kinds":"alike_or_different","values":"fixed","set_start":"4","alike":"by_arm","wild_with":"two_equal","wilds":"1","sets_per_turn":"1","forced":"never","owned_bonus":"each","bonus_place":"free","use_cards_now":"off","elim_trade_at":"7","protected_rounds":"4","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"classic14","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"on","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',1,1440,0,1575806403010887680,3000,'4549d857d29964cdad1c87057fc3f9950ea2247d0e2309188a83d794d0a0c33d','ecabceffe3bb30007b70adfc15d828ab4a0bd3640d4afd3e28e652ebe3090764','ea3ff889fc9c12abe0d3fd1a6c9c634b9745b18b1127f721097960d2e3de3146',0,'',1575806467921936384,'',11,1,11,'',1795771938818,1575806445285277696,1575806469452857344,11,'');
INSERT INTO "games" VALUES(3,6,1575806402977333248,1575806471365459968,0,3,'running','{"rulebook":"tournament","seats":4,"options":{"classic":{"setup":"instant","land":"dealt","deal":"cards","deal_extra":"last","half_continent":"off","start_armies":"full","place_by":"3","map":"risiko","order":"seats","direction":"left","defence_dice":"3","defence":"max","declare":"attacker_first","neutral":"opponent","no_inferiority":"on","fast_battle":"off","minimum":"0","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_once","draw_at":"turn_end","hand_limit":"7","kinds":"alike_or_different","values":"fixed","set_start":"4","alike":"by_arm","wild_with":"two_equal","wilds":"1","sets_per_turn":"1","forced":"never","owned_bonus":"each","bonus_place":"free","use_cards_now":"off","elim_trade_at":"7","protected_rounds":"4","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"2","advance_garrison":"1","army_cap":"130","deck":"challenge16","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"rounds","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"outside","talk":"off"}}}',1,1440,0,1575806403010887680,3000,'f2ff087304a74e588c78f001bb1adae9bd25a9c071a13fe3ca062dbaaa8d4adf','bfac1c8701226f748c87525826343a6580a41d98495f361ca699b66fb9bccea4','dd8e8625dec26b8a88a35b1ac2bda55f0ba88462ebff60a3214ef2769c16ddbb',0,'',1575806494048256000,'',11,1,11,'',1795771945054,1575806471596146688,1575806495419793408,11,'');
INSERT INTO "games" VALUES(4,6,1575806402977333248,1575806497487585280,0,4,'running','{"rulebook":"first_edition","seats":4,"options":{"classic":{"setup":"instant","land":"dealt","deal":"dice","deal_extra":"first","half_continent":"off","start_armies":"one_each","place_by":"1","map":"risiko","order":"throws","direction":"right","defence_dice":"3","defence":"two_up","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"0","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"both","deck_renew":"at_need","draw_at":"turn_end","hand_limit":"none","kinds":"different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"1","sets_per_turn":"any","forced":"never","owned_bonus":"none","bonus_place":"on_territory","use_cards_now":"on","elim_trade_at":"7","protected_rounds":"4","protection":"cap","fortify":"multi_adjacent","exclude_engaged":"on","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',1,1440,0,1575806403010887680,3000,'1503ae1c29c2625b28eebfe09f082956e103f9fd7b41a22785befcb2207edf66','f43f5bf852707bb4968e51be717c00b94c99aa54696b330607b24acacf8b71d2','983b9d732ee23a18dfa183033d0367d1587d7affbae15f3d9a3b854751657a0c',0,'',1575806520258461696,'',4,1,3,'',1795771951282,1575806497781186560,1575806521911017472,4,'');
INSERT INTO "games" VALUES(5,6,1575806402977333248,1575806523660042240,0,5,'running','{"rulebook":"y2210","seats":4,"options":{"y2210":{"setup":"instant","land":"dealt","exiled_canada":"on","defence":"free","declare":"attacker_first","neutral":"max","neutral_is_opponent":"on","bonus_three":"contested","lone_station":"each_declaration","elimination":"no_territory","station_anywhere":"on","casualties":"auto","reactions":"together","death_trap":"mods","after_trap":"stay_in_hand","hidden_energy":"secret","reshuffle":"off","reduction_step":"whole_card","armageddon":"goes_on","gifts":"off","blank_cards":"off"}}}',1,1440,0,1575806403010887680,3000,'3c732f9451eef87e9e7f8e12f50103c8a268c19701497618d09b108ee81c97bb','615c226d54412715ef76f195717a40aef53467ca465f79f9e0f40c7fc5ffbed0','fc267ebe8770cec7680b27638a3f694497b3a5b0b417c6e4e2809f39d858e85e',0,'',1575806546338643968,'',5,0,5,'',1795771957524,1575806524159164416,1575806547676626944,5,'');
INSERT INTO "games" VALUES(6,6,1575806402977333248,1575806549861859328,0,6,'running','{"rulebook":"cold_war","seats":4,"options":{"cold_war":{"seats":"drawn","scandinavia":"american","initial_income":"computed","start_money":"0","first":"rotate","money":"public","superpower_ban":"on","shared":"war","interceptor_upkeep":"0","unpaid_nuclear":"step_down","die":"10","success":"6","botch":"net_ones","damage":"maximal","defence_least":"one","fight_cap":"20","reenter_war":"own_price","free_step":"off","guests":"bound","interceptor_holds":"off","meet_invader":"on","civil_war_prize":"infantry","launch":"free","bomb_controller":"turn_end","tie":"shared"}}}',0,1440,1,1575806403010887680,3000,'8a80a342a88672ffad5a5408a537d7611077952291783edcc7152b7069395ce6','ef7f344bd2fa65f73813cdfd09ef35c3dcc2ccc1a548874b4a92602625e6e812','7b43b8dc224996ba312b4ca87a40489ebb45a94ca263254f8e888a3696ab0f83',0,'',1575806572926337024,'',7,1,5,'',1795771963772,1575806550293872640,1575806574465646592,7,'');
INSERT INTO "games" VALUES(7,26,1575806402977333248,1575806575967207424,0,7,'running','{"rulebook":"classic","seats":3,"options":{"classic":{"setup":"instant","land":"dealt","deal":"claims","deal_extra":"first","half_continent":"off","start_armies":"full","place_by":"1","map":"classic83","order":"seats","direction":"left","defence_dice":"2","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"3","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_need","draw_at":"after_attacks","hand_limit":"none","kinds":"alike_or_different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"2","sets_per_turn":"any","forced":"at_five","owned_bonus":"once","bonus_place":"on_territory","use_cards_now":"forced","elim_trade_at":"7","protected_rounds":"0","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',1,2,0,1575806403010887680,3000,'aacb7a43fc4ba6fb55b40b148b2194ef1ee38313ad6a23fc8e4cd11459c6bb54','d5b7ba4c13c74df8fa0fafcba807a81296062a840d86d7bd71815d47cbef426f','64833c471b10f0686bddd18ac541fbb0b8045546dad9bab0a887749f06a13f22',0,'',1575806581012955136,'',740,25,740,'',1795772974039,1575806576021733376,1575807613226975232,76,'');
INSERT INTO "games" VALUES(8,3,1575806402977333248,1575806584544559104,0,8,'lobby','{"rulebook":"classic","seats":6,"options":{"classic":{"setup":"sealed","land":"dealt","deal":"claims","deal_extra":"first","half_continent":"off","start_armies":"full","place_by":"1","map":"classic83","order":"seats","direction":"left","defence_dice":"2","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"3","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_need","draw_at":"after_attacks","hand_limit":"none","kinds":"alike_or_different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"2","sets_per_turn":"any","forced":"at_five","owned_bonus":"once","bonus_place":"on_territory","use_cards_now":"forced","elim_trade_at":"7","protected_rounds":"0","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',0,1440,0,1575806403010887680,3000,'f4825c38336b1342568681497f90d09934a2d7e161374da06ac57bca102854f2','4e8d2a71c7fc32e55c1128badcc144db41d466a9d331f7112bc7452aa6cec475','',0,'',NULL,'',0,0,0,'',1795771968857,1575806584632639488,NULL,0,'');
INSERT INTO "games" VALUES(9,2,1575806402977333248,1575806619969650688,0,9,'running','{"rulebook":"classic","seats":4,"options":{"classic":{"setup":"instant","land":"dealt","deal":"claims","deal_extra":"first","half_continent":"off","start_armies":"full","place_by":"1","map":"classic83","order":"seats","direction":"left","defence_dice":"2","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"3","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_need","draw_at":"after_attacks","hand_limit":"none","kinds":"alike_or_different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"2","sets_per_turn":"any","forced":"at_five","owned_bonus":"once","bonus_place":"on_territory","use_cards_now":"forced","elim_trade_at":"7","protected_rounds":"0","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',1,1440,0,1575806403010887680,3000,'d8eb5bbb7759dfa7d24b6602a8d44a27690cd169359dd0357e7205a2bba5510a','f7f5a4e2b01d0dbb47affce2d8cb4015624eda5b7b8e908d665a57939451b04b','090f994a2baf4eba179ce0ccabd479d5ca94c124f42aa7927e855671ecf29845',0,'',1575806620338749440,'',7,1,7,'',1795771975339,NULL,1575806621127278592,7,'');
CREATE TABLE log_parts (
    notice  BIGINT NOT NULL,
    part    BIGINT NOT NULL,
    message BIGINT NOT NULL,
    since   BIGINT NOT NULL,
    told    BIGINT NOT NULL,
    posted  BIGINT NOT NULL,
    PRIMARY KEY (notice, part)
) WITHOUT ROWID;
INSERT INTO "log_parts" VALUES(4,0,1575806441703342080,0,6,1795771932769);
INSERT INTO "log_parts" VALUES(7,0,1575806444442222592,0,1,1795771933423);
INSERT INTO "log_parts" VALUES(11,0,1575806467989045248,0,10,1795771939033);
INSERT INTO "log_parts" VALUES(14,0,1575806472002994176,0,1,1795771939993);
INSERT INTO "log_parts" VALUES(18,0,1575806494102781952,0,10,1795771945262);
INSERT INTO "log_parts" VALUES(21,0,1575806497537916928,0,1,1795771946081);
INSERT INTO "log_parts" VALUES(25,0,1575806520371707904,0,2,1795771951517);
INSERT INTO "log_parts" VALUES(28,0,1575806523358052352,0,2,1795771952234);
INSERT INTO "log_parts" VALUES(32,0,1575806546351226880,0,5,1795771957719);
INSERT INTO "log_parts" VALUES(41,0,1575806573068943360,0,4,1795771964085);
INSERT INTO "log_parts" VALUES(44,0,1575806575770075136,0,3,1795771964733);
INSERT INTO "log_parts" VALUES(47,0,1575806581059092480,0,5,1795771965994);
INSERT INTO "log_parts" VALUES(51,0,1575806583437262848,0,8,1795771966561);
INSERT INTO "log_parts" VALUES(55,0,1575806620435218432,0,6,1795771975363);
INSERT INTO "log_parts" VALUES(59,0,1575806622490427392,0,1,1795771975872);
INSERT INTO "log_parts" VALUES(62,0,1575807097021399040,0,35,1795772089007);
INSERT INTO "log_parts" VALUES(64,0,1575807109507842048,0,27,1795772091982);
INSERT INTO "log_parts" VALUES(68,0,1575809740301139968,0,8,1795772215060);
INSERT INTO "log_parts" VALUES(72,0,1575809751910973440,0,36,1795772721984);
INSERT INTO "log_parts" VALUES(75,0,1575809752980520960,0,32,1795772722040);
INSERT INTO "log_parts" VALUES(79,0,1575809753194430464,0,8,1795772722287);
INSERT INTO "log_parts" VALUES(82,0,1575810267990720512,0,17,1795772841994);
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY,
    game       BIGINT NOT NULL REFERENCES games (id),
    seq        BIGINT NOT NULL,
    audience   BIGINT NOT NULL,
    topic      TEXT   NOT NULL,
    item       BIGINT NOT NULL,
    in_order   BIGINT NOT NULL,
    body       TEXT   NOT NULL,
    state      TEXT   NOT NULL CHECK (state IN ('pending', 'delivered', 'dropped')),
    revision   BIGINT NOT NULL,
    attempts   BIGINT NOT NULL,
    not_before BIGINT NOT NULL,
    message    BIGINT,
    UNIQUE (game, seq, audience, topic, item)
);
INSERT INTO "outbox" VALUES(1,1,0,0,'pin',0,0,'"pin"','delivered',1,0,0,NULL);
INSERT INTO "outbox" VALUES(2,1,0,0,'lobby_edit',0,0,'"lobby_edit"','delivered',5,0,0,1575806419083460608);
INSERT INTO "outbox" VALUES(3,1,7,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"cec9c785fab0dc66ea7011ff82805bf84c7da5af4360fa380d25cb36598923c2"}}}}','delivered',1,0,0,1575806441690759168);
INSERT INTO "outbox" VALUES(4,1,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575806441703342080);
INSERT INTO "outbox" VALUES(5,1,7,0,'board_post',6,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575806443087462400);
INSERT INTO "outbox" VALUES(6,1,7,1575806416898228224,'your_turn',0,0,'{"your_turn":{"person":1575806416898228224,"seat":2,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795858332602}}','delivered',1,0,0,1575806444412862464);
INSERT INTO "outbox" VALUES(7,1,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',1,0,0,1575806444442222592);
INSERT INTO "outbox" VALUES(8,2,0,0,'pin',0,0,'"pin"','delivered',1,0,0,NULL);
INSERT INTO "outbox" VALUES(9,2,0,0,'lobby_edit',0,0,'"lobby_edit"','delivered',5,0,0,1575806445285277696);
INSERT INTO "outbox" VALUES(10,2,11,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"ea3ff889fc9c12abe0d3fd1a6c9c634b9745b18b1127f721097960d2e3de3146"}}}}','delivered',1,0,0,1575806467921936384);
INSERT INTO "outbox" VALUES(11,2,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575806467989045248);
INSERT INTO "outbox" VALUES(12,2,11,0,'board_post',6,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575806469452857344);
INSERT INTO "outbox" VALUES(13,2,11,1575806416860479488,'your_turn',0,0,'{"your_turn":{"person":1575806416860479488,"seat":1,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795858338818}}','delivered',1,0,0,1575806471789084672);
INSERT INTO "outbox" VALUES(14,2,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',1,0,0,1575806472002994176);
INSERT INTO "outbox" VALUES(15,3,0,0,'pin',0,0,'"pin"','delivered',1,0,0,NULL);
INSERT INTO "outbox" VALUES(16,3,0,0,'lobby_edit',0,0,'"lobby_edit"','delivered',5,0,0,1575806471596146688);
INSERT INTO "outbox" VALUES(17,3,11,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"dd8e8625dec26b8a88a35b1ac2bda55f0ba88462ebff60a3214ef2769c16ddbb"}}}}','delivered',1,0,0,1575806494048256000);
INSERT INTO "outbox" VALUES(18,3,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575806494102781952);
INSERT INTO "outbox" VALUES(19,3,11,0,'board_post',6,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575806495419793408);
INSERT INTO "outbox" VALUES(20,3,11,1575806416902422528,'your_turn',0,0,'{"your_turn":{"person":1575806416902422528,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795858345054}}','delivered',1,0,0,1575806497374339072);
INSERT INTO "outbox" VALUES(21,3,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',1,0,0,1575806497537916928);
INSERT INTO "outbox" VALUES(22,4,0,0,'pin',0,0,'"pin"','delivered',1,0,0,NULL);
INSERT INTO "outbox" VALUES(23,4,0,0,'lobby_edit',0,0,'"lobby_edit"','delivered',5,0,0,1575806497781186560);
INSERT INTO "outbox" VALUES(24,4,4,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"983b9d732ee23a18dfa183033d0367d1587d7affbae15f3d9a3b854751657a0c"}}}}','delivered',1,0,0,1575806520258461696);
INSERT INTO "outbox" VALUES(25,4,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575806520371707904);
INSERT INTO "outbox" VALUES(26,4,4,0,'board_post',6,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575806521911017472);
INSERT INTO "outbox" VALUES(27,4,3,1575806416860479488,'your_turn',0,0,'{"your_turn":{"person":1575806416860479488,"seat":1,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795858351282}}','delivered',1,0,0,1575806523282554880);
INSERT INTO "outbox" VALUES(28,4,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',1,0,0,1575806523358052352);
INSERT INTO "outbox" VALUES(29,5,0,0,'pin',0,0,'"pin"','delivered',1,0,0,NULL);
INSERT INTO "outbox" VALUES(30,5,0,0,'lobby_edit',0,0,'"lobby_edit"','delivered',5,0,0,1575806524159164416);
INSERT INTO "outbox" VALUES(31,5,5,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"fc267ebe8770cec7680b27638a3f694497b3a5b0b417c6e4e2809f39d858e85e"}}}}','delivered',1,0,0,1575806546338643968);
INSERT INTO "outbox" VALUES(32,5,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575806546351226880);
INSERT INTO "outbox" VALUES(33,5,5,0,'board_post',6,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575806547676626944);
INSERT INTO "outbox" VALUES(34,5,5,1575806416860479488,'your_turn',1,0,'{"your_turn":{"person":1575806416860479488,"seat":1,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795858357524}}','delivered',1,0,0,1575806548767145984);
INSERT INTO "outbox" VALUES(35,5,5,1575806416898228224,'your_turn',1,0,'{"your_turn":{"person":1575806416898228224,"seat":2,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795858357524}}','delivered',1,0,0,1575806549769584640);
INSERT INTO "outbox" VALUES(36,5,5,1575806416902422528,'your_turn',1,0,'{"your_turn":{"person":1575806416902422528,"seat":3,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795858357524}}','delivered',1,0,0,1575806551866736640);
INSERT INTO "outbox" VALUES(37,5,5,1575806403010887680,'your_turn',1,0,'{"your_turn":{"person":1575806403010887680,"seat":0,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795858357524}}','delivered',1,0,0,1575806553984860160);
INSERT INTO "outbox" VALUES(38,6,0,0,'pin',0,0,'"pin"','delivered',1,0,0,NULL);
INSERT INTO "outbox" VALUES(39,6,0,0,'lobby_edit',0,0,'"lobby_edit"','delivered',5,0,0,1575806550293872640);
INSERT INTO "outbox" VALUES(40,6,7,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"7b43b8dc224996ba312b4ca87a40489ebb45a94ca263254f8e888a3696ab0f83"}}}}','delivered',1,0,0,1575806572926337024);
INSERT INTO "outbox" VALUES(41,6,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575806573068943360);
INSERT INTO "outbox" VALUES(42,6,7,0,'board_post',6,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575806574465646592);
INSERT INTO "outbox" VALUES(43,6,5,1575806403010887680,'your_turn',0,0,'{"your_turn":{"person":1575806403010887680,"seat":0,"decision":"turn","ask":{"cold_war":"act"},"deadline":1795858363772}}','delivered',1,0,0,1575806575753297920);
INSERT INTO "outbox" VALUES(44,6,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',1,0,0,1575806575770075136);
INSERT INTO "outbox" VALUES(45,7,0,0,'pin',0,0,'"pin"','delivered',1,0,0,NULL);
INSERT INTO "outbox" VALUES(46,7,6,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"64833c471b10f0686bddd18ac541fbb0b8045546dad9bab0a887749f06a13f22"}}}}','delivered',1,0,0,1575806581012955136);
INSERT INTO "outbox" VALUES(47,7,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575806581059092480);
INSERT INTO "outbox" VALUES(48,7,6,0,'board_post',2,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575806582275440640);
INSERT INTO "outbox" VALUES(49,7,6,1575806403010887680,'your_turn',0,0,'{"your_turn":{"person":1575806403010887680,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795772085806}}','delivered',1,0,0,1575806583399514112);
INSERT INTO "outbox" VALUES(50,7,0,0,'lobby_edit',0,0,'"lobby_edit"','delivered',1,0,0,1575806576021733376);
INSERT INTO "outbox" VALUES(51,7,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',2,0,0,1575806583437262848);
INSERT INTO "outbox" VALUES(52,8,0,0,'pin',0,0,'"pin"','delivered',1,0,0,NULL);
INSERT INTO "outbox" VALUES(53,8,0,0,'lobby_edit',0,0,'"lobby_edit"','delivered',2,0,0,1575806584632639488);
INSERT INTO "outbox" VALUES(54,9,7,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"090f994a2baf4eba179ce0ccabd479d5ca94c124f42aa7927e855671ecf29845"}}}}','delivered',1,0,0,1575806620338749440);
INSERT INTO "outbox" VALUES(55,9,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575806620435218432);
INSERT INTO "outbox" VALUES(56,9,7,0,'board_post',2,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575806621127278592);
INSERT INTO "outbox" VALUES(57,9,7,1575806403010887680,'your_turn',0,0,'{"your_turn":{"person":1575806403010887680,"seat":2,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795858375339}}','delivered',1,0,0,1575806622477844480);
INSERT INTO "outbox" VALUES(58,9,0,0,'lobby_edit',0,0,'"lobby_edit"','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(59,9,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',1,0,0,1575806622490427392);
INSERT INTO "outbox" VALUES(60,7,14,0,'board_post',3,1,'{"board_post":{"turn":1}}','delivered',1,0,0,1575807096748769280);
INSERT INTO "outbox" VALUES(61,7,6,1575806403010887680,'answered',0,0,'{"answered":{"person":1575806403010887680,"decision":"turn"}}','delivered',1,0,0,1575806583399514112);
INSERT INTO "outbox" VALUES(62,7,0,0,'turn_log',2,1,'{"turn_log":{"turn":2}}','delivered',2,0,0,1575807097021399040);
INSERT INTO "outbox" VALUES(63,7,49,0,'board_post',4,1,'{"board_post":{"turn":2}}','delivered',1,0,0,1575807109344264192);
INSERT INTO "outbox" VALUES(64,7,0,0,'turn_log',3,1,'{"turn_log":{"turn":3}}','delivered',2,0,0,1575807109507842048);
INSERT INTO "outbox" VALUES(65,7,0,0,'old_panel',1575806582275440640,0,'{"old_panel":{"message":1575806582275440640,"turn":0}}','delivered',1,0,0,1575806582275440640);
INSERT INTO "outbox" VALUES(66,7,76,0,'board_post',5,1,'{"board_post":{"turn":3}}','delivered',1,0,0,1575807613226975232);
INSERT INTO "outbox" VALUES(67,7,76,1575806403010887680,'your_turn',0,0,'{"your_turn":{"person":1575806403010887680,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795772211858}}','delivered',1,0,0,1575807625570811904);
INSERT INTO "outbox" VALUES(68,7,0,0,'turn_log',4,1,'{"turn_log":{"turn":4}}','delivered',2,0,0,1575809740301139968);
INSERT INTO "outbox" VALUES(69,7,0,0,'old_panel',1575807096748769280,0,'{"old_panel":{"message":1575807096748769280,"turn":1}}','delivered',1,0,0,1575807096748769280);
INSERT INTO "outbox" VALUES(70,7,84,0,'board_post',6,1,'{"board_post":{"turn":4}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(71,7,76,1575806403010887680,'answered',0,0,'{"answered":{"person":1575806403010887680,"decision":"turn"}}','delivered',1,0,0,1575807625570811904);
INSERT INTO "outbox" VALUES(72,7,0,0,'turn_log',5,1,'{"turn_log":{"turn":5}}','delivered',2,0,0,1575809751910973440);
INSERT INTO "outbox" VALUES(73,7,0,0,'old_panel',1575807109344264192,0,'{"old_panel":{"message":1575807109344264192,"turn":2}}','delivered',1,0,0,1575807109344264192);
INSERT INTO "outbox" VALUES(74,7,120,0,'board_post',7,1,'{"board_post":{"turn":5}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(75,7,0,0,'turn_log',6,1,'{"turn_log":{"turn":6}}','delivered',2,0,0,1575809752980520960);
INSERT INTO "outbox" VALUES(76,7,0,1575806403010887680,'old_notice',1575806583399514112,0,'{"old_notice":{"person":1575806403010887680,"message":1575806583399514112}}','delivered',1,0,0,1575806583399514112);
INSERT INTO "outbox" VALUES(77,7,152,0,'board_post',8,1,'{"board_post":{"turn":6}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(78,7,152,1575806403010887680,'your_turn',0,0,'{"your_turn":{"person":1575806403010887680,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795772337904}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(79,7,0,0,'turn_log',7,1,'{"turn_log":{"turn":7}}','delivered',2,0,0,1575809753194430464);
INSERT INTO "outbox" VALUES(80,7,160,0,'board_post',9,1,'{"board_post":{"turn":7}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(81,7,152,1575806403010887680,'answered',0,0,'{"answered":{"person":1575806403010887680,"decision":"turn"}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(82,7,0,0,'turn_log',8,1,'{"turn_log":{"turn":8}}','delivered',2,0,0,1575810267990720512);
INSERT INTO "outbox" VALUES(83,7,177,0,'board_post',10,1,'{"board_post":{"turn":8}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(84,7,0,0,'turn_log',9,1,'{"turn_log":{"turn":9}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(85,7,211,0,'board_post',11,1,'{"board_post":{"turn":9}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(86,7,211,1575806403010887680,'your_turn',0,0,'{"your_turn":{"person":1575806403010887680,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795772463908}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(87,7,0,0,'turn_log',10,1,'{"turn_log":{"turn":10}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(88,7,219,0,'board_post',12,1,'{"board_post":{"turn":10}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(89,7,211,1575806403010887680,'answered',0,0,'{"answered":{"person":1575806403010887680,"decision":"turn"}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(90,7,0,0,'turn_log',11,1,'{"turn_log":{"turn":11}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(91,7,254,0,'board_post',13,1,'{"board_post":{"turn":11}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(92,7,0,0,'turn_log',12,1,'{"turn_log":{"turn":12}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(93,7,297,0,'board_post',14,1,'{"board_post":{"turn":12}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(94,7,297,1575806403010887680,'your_turn',0,0,'{"your_turn":{"person":1575806403010887680,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795772589926}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(95,7,0,0,'turn_log',13,1,'{"turn_log":{"turn":13}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(96,7,305,0,'board_post',15,1,'{"board_post":{"turn":13}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(97,7,297,1575806403010887680,'answered',0,0,'{"answered":{"person":1575806403010887680,"decision":"turn"}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(98,7,0,0,'turn_log',14,1,'{"turn_log":{"turn":14}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(99,7,329,0,'board_post',16,1,'{"board_post":{"turn":14}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(100,7,0,0,'turn_log',15,1,'{"turn_log":{"turn":15}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(101,7,390,0,'board_post',17,1,'{"board_post":{"turn":15}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(102,7,390,1575806403010887680,'your_turn',0,0,'{"your_turn":{"person":1575806403010887680,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795772715939}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(103,7,0,0,'turn_log',16,1,'{"turn_log":{"turn":16}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(104,7,398,0,'board_post',18,1,'{"board_post":{"turn":16}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(105,7,390,1575806403010887680,'answered',0,0,'{"answered":{"person":1575806403010887680,"decision":"turn"}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(106,7,0,0,'turn_log',17,1,'{"turn_log":{"turn":17}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(107,7,489,0,'board_post',19,1,'{"board_post":{"turn":17}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(108,7,0,0,'turn_log',18,1,'{"turn_log":{"turn":18}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(109,7,530,0,'board_post',20,1,'{"board_post":{"turn":18}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(110,7,530,1575806403010887680,'your_turn',0,0,'{"your_turn":{"person":1575806403010887680,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795772841957}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(111,7,0,0,'turn_log',19,1,'{"turn_log":{"turn":19}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(112,7,538,0,'board_post',21,1,'{"board_post":{"turn":19}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(113,7,530,1575806403010887680,'answered',0,0,'{"answered":{"person":1575806403010887680,"decision":"turn"}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(114,7,0,0,'turn_log',20,1,'{"turn_log":{"turn":20}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(115,7,565,0,'board_post',22,1,'{"board_post":{"turn":20}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(116,7,0,0,'turn_log',21,1,'{"turn_log":{"turn":21}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(117,7,627,0,'board_post',23,1,'{"board_post":{"turn":21}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(118,7,627,1575806403010887680,'your_turn',0,0,'{"your_turn":{"person":1575806403010887680,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795772968010}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(119,7,0,0,'turn_log',22,1,'{"turn_log":{"turn":22}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(120,7,635,0,'board_post',24,1,'{"board_post":{"turn":22}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(121,7,627,1575806403010887680,'answered',0,0,'{"answered":{"person":1575806403010887680,"decision":"turn"}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(122,7,0,0,'turn_log',23,1,'{"turn_log":{"turn":23}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(123,7,696,0,'board_post',25,1,'{"board_post":{"turn":23}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(124,7,0,0,'turn_log',24,1,'{"turn_log":{"turn":24}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(125,7,740,0,'board_post',26,1,'{"board_post":{"turn":24}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(126,7,740,1575806403010887680,'your_turn',0,0,'{"your_turn":{"person":1575806403010887680,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795773094039}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(127,7,0,0,'turn_log',25,1,'{"turn_log":{"turn":25}}','pending',1,0,0,NULL);
CREATE TABLE people (
    id        BIGINT PRIMARY KEY,
    name      TEXT   NOT NULL,
    locale    TEXT   NOT NULL,
    dm_closed BIGINT NOT NULL DEFAULT 0
);
INSERT INTO "people" VALUES(1575806403010887680,'Ilaria','en',0);
INSERT INTO "people" VALUES(1575806416860479488,'Marco','en',0);
INSERT INTO "people" VALUES(1575806416898228224,'Zoë','it',0);
INSERT INTO "people" VALUES(1575806416902422528,'Nadia','en',0);
INSERT INTO "people" VALUES(-1,'Computer 1','en',0);
INSERT INTO "people" VALUES(-2,'Computer 2','en',0);
CREATE TABLE seats (
    game     BIGINT NOT NULL REFERENCES games (id),
    seat     BIGINT NOT NULL,
    person   BIGINT NOT NULL REFERENCES people (id),
    name     TEXT   NOT NULL,
    colour   TEXT   NOT NULL,
    -- Level of the computer player that has the seat: `easy`, `normal`; empty: a person has it. A computer player's `person`
    -- is negative, which no id of Discord is.
    computer TEXT   NOT NULL,
    standing TEXT   NOT NULL,
    -- The player's plans of a turn and how the last one went (JSON, [PBP-11]); empty: none. Secret.
    plans    TEXT   NOT NULL,
    -- The player's word, which is mixed into the seed ([PBP-40]); empty: none. Secret until the game is over.
    word     TEXT   NOT NULL,
    -- SHA-256 of a sealed word in hexadecimal, sent instead of a word; empty: none.
    sealed   TEXT   NOT NULL,
    -- The sealed word after it was revealed; public from then on.
    revealed TEXT   NOT NULL,
    PRIMARY KEY (game, seat),
    UNIQUE (game, person),
    UNIQUE (game, colour)
);
INSERT INTO "seats" VALUES(1,0,1575806403010887680,'Ilaria','red','','','','','','');
INSERT INTO "seats" VALUES(1,1,1575806416860479488,'Marco','blue','','','','pizza 0','','');
INSERT INTO "seats" VALUES(1,2,1575806416898228224,'Zoë','green','','','','','','');
INSERT INTO "seats" VALUES(1,3,1575806416902422528,'Nadia','yellow','','','','','','');
INSERT INTO "seats" VALUES(2,0,1575806403010887680,'Ilaria','red','','','','','','');
INSERT INTO "seats" VALUES(2,1,1575806416860479488,'Marco','blue','','','','pizza 1','','');
INSERT INTO "seats" VALUES(2,2,1575806416898228224,'Zoë','green','','','','','','');
INSERT INTO "seats" VALUES(2,3,1575806416902422528,'Nadia','yellow','','','','','','');
INSERT INTO "seats" VALUES(3,0,1575806403010887680,'Ilaria','red','','','','','','');
INSERT INTO "seats" VALUES(3,1,1575806416860479488,'Marco','blue','','','','pizza 2','','');
INSERT INTO "seats" VALUES(3,2,1575806416898228224,'Zoë','green','','','','','','');
INSERT INTO "seats" VALUES(3,3,1575806416902422528,'Nadia','yellow','','','','','','');
INSERT INTO "seats" VALUES(4,0,1575806403010887680,'Ilaria','red','','','','','','');
INSERT INTO "seats" VALUES(4,1,1575806416860479488,'Marco','blue','','','','pizza 3','','');
INSERT INTO "seats" VALUES(4,2,1575806416898228224,'Zoë','green','','','','','','');
INSERT INTO "seats" VALUES(4,3,1575806416902422528,'Nadia','yellow','','','','','','');
INSERT INTO "seats" VALUES(5,0,1575806403010887680,'Ilaria','red','','','','','','');
INSERT INTO "seats" VALUES(5,1,1575806416860479488,'Marco','blue','','','','pizza 4','','');
INSERT INTO "seats" VALUES(5,2,1575806416898228224,'Zoë','green','','','','','','');
INSERT INTO "seats" VALUES(5,3,1575806416902422528,'Nadia','yellow','','','','','','');
INSERT INTO "seats" VALUES(6,0,1575806403010887680,'Ilaria','red','','','','','','');
INSERT INTO "seats" VALUES(6,1,1575806416860479488,'Marco','blue','','','','pizza 5','','');
INSERT INTO "seats" VALUES(6,2,1575806416898228224,'Zoë','green','','','','','','');
INSERT INTO "seats" VALUES(6,3,1575806416902422528,'Nadia','yellow','','','','','','');
INSERT INTO "seats" VALUES(7,0,1575806403010887680,'Ilaria','red','','','','','','');
INSERT INTO "seats" VALUES(7,1,-1,'Computer 1','blue','normal','','','','','');
INSERT INTO "seats" VALUES(7,2,-2,'Computer 2','green','normal','','','','','');
INSERT INTO "seats" VALUES(8,0,1575806403010887680,'Ilaria','red','','','','','','');
INSERT INTO "seats" VALUES(8,1,1575806416860479488,'Marco','blue','','','','open sesame','','');
INSERT INTO "seats" VALUES(9,0,1575806416902422528,'Nadia','red','','','','','','');
INSERT INTO "seats" VALUES(9,1,1575806416860479488,'Marco','blue','','','','','','');
INSERT INTO "seats" VALUES(9,2,1575806403010887680,'Ilaria','green','','','','','','');
INSERT INTO "seats" VALUES(9,3,1575806416898228224,'Zoë','yellow','','','','','','');
CREATE TABLE settings (
    scope TEXT NOT NULL,
    key   TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, key)
);
INSERT INTO "settings" VALUES('system','alive','1795772968014');
INSERT INTO "settings" VALUES('system','tidied','1795771926429');
INSERT INTO "settings" VALUES('delivery','guild.1575806402977333248','The war room');
INSERT INTO "settings" VALUES('delivery','emojis.1575806402973138944','{"die_1":1575806416042590208,"die_2":1575806416315219968,"die_3":1575806416386523136,"die_4":1575806416436854784,"die_5":1575806416491380736,"die_6":1575806416617209856}');
INSERT INTO "settings" VALUES('delivery','commands.1575806402973138944.ids','{"advance":1575806416524935218,"agree":1575806416524935230,"attack":1575806416524935216,"bid":1575806416524935236,"blank":1575806416524935256,"board":1575806416524935174,"build":1575806416524935246,"buy":1575806416524935248,"chart":1575806416524935176,"choose":1575806416524935238,"claim":1575806416524935208,"cold":1575806416524935258,"deal":1575806416524935260,"defaults":1575806416524935234,"defend":1575806416524935222,"deploy":1575806416524935212,"discard":1575806416524935232,"done":1575806416524935240,"end":1575806416524935226,"export":1575806416524935196,"fortify":1575806416524935224,"game":1575806416524935168,"give":1575806416524935242,"hand":1575806416524935188,"help":1575806416524935200,"hire":1575806416524935244,"launch":1575806416524935266,"ledger":1575806416524935264,"log":1575806416524935180,"lose":1575806416524935254,"luck":1575806416524935192,"my":1575806416524935202,"objective":1575806416524935172,"odds":1575806416524935190,"orders":1575806416524935184,"pay":1575806416524935262,"place":1575806416524935214,"plan":1575806416524935186,"play":1575806416524935250,"react":1575806416524935252,"roll":1575806416524935220,"rules":1575806416524935182,"settings":1575806416524935198,"status":1575806416524935178,"talk":1575806416524935206,"tournament":1575806416524935170,"trade":1575806416524935228,"undo":1575806416524935204,"verify":1575806416524935194,"wish":1575806416524935210}');
INSERT INTO "settings" VALUES('delivery','dm.1575806416898228224','1575806443150376960');
INSERT INTO "settings" VALUES('delivery','dm.1575806416860479488','1575806469540937728');
INSERT INTO "settings" VALUES('delivery','dm.1575806416902422528','1575806495545622528');
INSERT INTO "settings" VALUES('delivery','dm.1575806403010887680','1575806552013537280');
CREATE TABLE snapshots (
    game          BIGINT PRIMARY KEY REFERENCES games (id),
    seq           BIGINT NOT NULL,
    state_version BIGINT NOT NULL,
    body          TEXT   NOT NULL
);
INSERT INTO "snapshots" VALUES(7,740,9,'{"setup":{"rulebook":"classic","seats":3,"options":{"classic":{"setup":"instant","land":"dealt","deal":"claims","deal_extra":"first","half_continent":"off","start_armies":"full","place_by":"1","map":"classic83","order":"seats","direction":"left","defence_dice":"2","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"3","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_need","draw_at":"after_attacks","hand_limit":"none","kinds":"alike_or_different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"2","sets_per_turn":"any","forced":"at_five","owned_bonus":"once","bonus_place":"on_territory","use_cards_now":"forced","elim_trade_at":"7","protected_rounds":"0","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}},"seq":740,"draws":463,"outcome":null,"family":{"classic":{"field":[{"holder":{"seat":1},"armies":2},{"holder":{"seat":1},"armies":1},{"holder":{"seat":2},"armies":1},{"holder":{"seat":2},"armies":2},{"holder":{"seat":1},"armies":1},{"holder":{"seat":2},"armies":2},{"holder":{"seat":0},"armies":5},{"holder":{"seat":1},"armies":1},{"holder":{"seat":1},"armies":3},{"holder":{"seat":2},"armies":3},{"holder":{"seat":0},"armies":5},{"holder":{"seat":1},"armies":3},{"holder":{"seat":1},"armies":1},{"holder":{"seat":2},"armies":1},{"holder":{"seat":1},"armies":3},{"holder":{"seat":2},"armies":2},{"holder":{"seat":1},"armies":1},{"holder":{"seat":1},"armies":1},{"holder":{"seat":1},"armies":6},{"holder":{"seat":1},"armies":4},{"holder":{"seat":2},"armies":3},{"holder":{"seat":2},"armies":2},{"holder":{"seat":2},"armies":1},{"holder":{"seat":2},"armies":1},{"holder":{"seat":2},"armies":1},{"holder":{"seat":2},"armies":1},{"holder":{"seat":0},"armies":4},{"holder":{"seat":2},"armies":1},{"holder":{"seat":2},"armies":3},{"holder":{"seat":1},"armies":2},{"holder":{"seat":2},"armies":1},{"holder":{"seat":0},"armies":3},{"holder":{"seat":2},"armies":2},{"holder":{"seat":0},"armies":3},{"holder":{"seat":1},"armies":3},{"holder":{"seat":0},"armies":11},{"holder":{"seat":2},"armies":2},{"holder":{"seat":1},"armies":2},{"holder":{"seat":1},"armies":1},{"holder":{"seat":2},"armies":2},{"holder":{"seat":0},"armies":2},{"holder":{"seat":1},"armies":2}],"seats":[{"alive":true,"eliminated_by":null,"hand":[],"in_hand":0,"out":null,"objective":null},{"alive":true,"eliminated_by":null,"hand":[4,17],"in_hand":0,"out":null,"objective":null},{"alive":true,"eliminated_by":null,"hand":[26,27],"in_hand":0,"out":null,"objective":null}],"deck":[1,2,5,6,7,8,10,11,12,15,16,18,20,21,22,24,25,28,30,31,32,34,35,36,37,38,39,40],"returned":[0,3,9,13,14,19,23,29,33,41,42,43],"sets":4,"turn":25,"round":9,"first":0,"current":0,"phase":{"reinforcing":{"left":3,"begun":false}},"stack":[],"neutral_left":0,"captured":false,"taken":0,"traded":0,"captured_cards":[],"renewals":0,"time_up":null,"last_round":null,"extra":null,"order":[],"engaged":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"arrived":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"fast":[],"hidden_dice":0,"bonus_given":false,"sealed":[],"sealed_since":0,"asked_since":740}},"undo":{"free":null,"barrier":"began","asked_again":0}}');
CREATE TABLE talks (
    game    BIGINT NOT NULL REFERENCES games (id),
    -- Counted from 1; never given twice in a game.
    number  BIGINT NOT NULL,
    -- The thread; 0: it is not open yet, or Discord refused it.
    thread  BIGINT NOT NULL,
    -- `opening`, `open`, `closed`, or `refused` by Discord.
    status  TEXT   NOT NULL,
    -- Who asked for it, and all who talk there (JSON).
    asker   BIGINT NOT NULL,
    members TEXT   NOT NULL,
    PRIMARY KEY (game, number)
);
CREATE TABLE timers (
    game      BIGINT NOT NULL REFERENCES games (id),
    seat      BIGINT NOT NULL,
    kind      TEXT   NOT NULL,
    -- The event after which the clock started, and the number of the question if the seat has several.
    span      BIGINT NOT NULL,
    number    BIGINT NOT NULL,
    due       BIGINT,
    remaining BIGINT NOT NULL,
    PRIMARY KEY (game, seat, kind, span, number)
);
INSERT INTO "timers" VALUES(1,2,'turn',7,0,1795858332602,0);
INSERT INTO "timers" VALUES(2,1,'turn',11,0,1795858338818,0);
INSERT INTO "timers" VALUES(3,3,'turn',11,0,1795858345054,0);
INSERT INTO "timers" VALUES(4,1,'turn',3,0,1795858351282,0);
INSERT INTO "timers" VALUES(5,1,'sealed',5,0,1795858357524,0);
INSERT INTO "timers" VALUES(5,2,'sealed',5,0,1795858357524,0);
INSERT INTO "timers" VALUES(5,3,'sealed',5,0,1795858357524,0);
INSERT INTO "timers" VALUES(5,0,'sealed',5,0,1795858357524,0);
INSERT INTO "timers" VALUES(6,0,'turn',5,0,1795858363772,0);
INSERT INTO "timers" VALUES(8,-1,'lobby',0,0,1796376768857,0);
INSERT INTO "timers" VALUES(9,2,'turn',7,0,1795858375339,0);
INSERT INTO "timers" VALUES(7,0,'turn',740,0,1795773094039,0);
CREATE TABLE tournament_outbox (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    body       TEXT   NOT NULL,
    state      TEXT   NOT NULL CHECK (state IN ('pending', 'delivered', 'dropped')),
    revision   BIGINT NOT NULL,
    attempts   BIGINT NOT NULL,
    not_before BIGINT NOT NULL,
    message    BIGINT,
    UNIQUE (tournament, body)
);
INSERT INTO "tournament_outbox" VALUES(1,1,'"edit"','delivered',7,0,0,1575806597634981888);
INSERT INTO "tournament_outbox" VALUES(5,1,'{"table":{"round":1,"number":1}}','delivered',1,0,0,1575806619969650688);
CREATE TABLE tournament_tables (
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    round      BIGINT NOT NULL,
    number     BIGINT NOT NULL,
    seats      TEXT   NOT NULL,
    game       BIGINT UNIQUE REFERENCES games (id),
    thread     BIGINT,
    result     TEXT   NOT NULL,
    PRIMARY KEY (tournament, round, number)
);
INSERT INTO "tournament_tables" VALUES(1,1,1,'[3,1,0,2]',9,1575806619969650688,'');
CREATE TABLE tournaments (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    version  BIGINT NOT NULL,
    guild    BIGINT NOT NULL,
    channel  BIGINT NOT NULL,
    number   BIGINT NOT NULL,
    status   TEXT   NOT NULL CHECK (status IN ('gathering', 'running', 'over', 'cancelled')),
    plan     TEXT   NOT NULL,
    setup    TEXT   NOT NULL,
    pace     BIGINT,
    host     BIGINT NOT NULL,
    seed     TEXT   NOT NULL,
    -- Promise, words, commitment and beacon as they were published (JSON).
    luck     TEXT   NOT NULL DEFAULT '',
    -- The round of the public beacon that it waits for; 0: none.
    awaited  BIGINT NOT NULL DEFAULT 0,
    -- When the first round is drawn at the latest; 0: no deadline.
    opens    BIGINT NOT NULL DEFAULT 0,
    round    BIGINT NOT NULL,
    touched  BIGINT NOT NULL,
    message  BIGINT,
    UNIQUE (guild, number)
);
INSERT INTO "tournaments" VALUES(1,7,1575806402977333248,1575806597274271744,1,'running','{"format":"league","rounds":2,"table":4,"uneven":"tables","advance":1,"next":"auto"}','{"rulebook":"classic","seats":4,"options":{"classic":{"setup":"instant","land":"dealt","deal":"claims","deal_extra":"first","half_continent":"off","start_armies":"full","place_by":"1","map":"classic83","order":"seats","direction":"left","defence_dice":"2","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"3","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_need","draw_at":"after_attacks","hand_limit":"none","kinds":"alike_or_different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"2","sets_per_turn":"any","forced":"at_five","owned_bonus":"once","bonus_place":"on_territory","use_cards_now":"forced","elim_trade_at":"7","protected_rounds":"0","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',1440,1575806403010887680,'e1d9782016091d93bb38b0b415a310f42194fede96c794d0cbccacb5d9c5fa6d','{"promise":"9636cb32fa7d23f97ebd055a598929d62735e39ea13e60c3415c67c601f7842f","commitment":"0fa0c9427aebf49aefd3e51f4422a45e8585825b4b40c544c756d5291cbe2883","round":0,"signature":"","opens":null,"told":null,"most":6,"places":[null,null,null,null],"words":[]}',0,0,1,1795771975105,1575806597634981888);
CREATE UNIQUE INDEX games_open ON games (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX games_channel ON games (channel, id);
CREATE INDEX games_guild ON games (guild, status);
CREATE INDEX games_awaited ON games (round) WHERE status = 'lobby' AND round > 0;
CREATE INDEX seats_person ON seats (person);
CREATE INDEX talks_thread ON talks (thread) WHERE thread > 0;
CREATE INDEX timers_due ON timers (due) WHERE due IS NOT NULL;
CREATE INDEX outbox_pending ON outbox (not_before, id, game, topic) WHERE state = 'pending';
CREATE UNIQUE INDEX tournaments_open ON tournaments (channel) WHERE status IN ('gathering', 'running');
CREATE INDEX tournaments_channel ON tournaments (channel, id);
CREATE INDEX tournaments_gathering ON tournaments (touched) WHERE status = 'gathering';
CREATE INDEX tournaments_opening ON tournaments (opens) WHERE status = 'gathering' AND opens > 0;
CREATE UNIQUE INDEX entrants_place ON entrants (tournament, place) WHERE place IS NOT NULL;
CREATE INDEX tournament_tables_open ON tournament_tables (game) WHERE result = '' AND game IS NOT NULL;
CREATE INDEX tournament_outbox_pending ON tournament_outbox (not_before, id) WHERE state = 'pending';
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',9);
INSERT INTO "sqlite_sequence" VALUES('tournaments',1);
INSERT INTO "sqlite_sequence" VALUES('tournament_outbox',8);
COMMIT;
