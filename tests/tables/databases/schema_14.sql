BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'schema','2026-11-27 09:22:02',1,X'B342B1DC438D62DC330700A9F6F7729BE1A42856149895A572BE58CCCB6FB12AA5F11A79E7AD8B8B0D6E1CCF9DC3EDFF',7277862);
INSERT INTO "_sqlx_migrations" VALUES(2,'dice_of_turns_and_orders','2026-11-27 09:22:02',1,X'D502809612868713FFEDDF447B778EB2D0C313D8E2B01A3227CC56D5FB327F9D248571E163880385955F0B0510FFD1AE',7996080);
INSERT INTO "_sqlx_migrations" VALUES(3,'absence','2026-11-27 09:22:02',1,X'FA19D46BD74EE5A55204B6D45D551D0ECCED871782E9C8170D1E071FFA49DD0D821F5EC2D999A543D310581A1AF599A3',3911941);
INSERT INTO "_sqlx_migrations" VALUES(4,'standstill','2026-11-27 09:22:02',1,X'A00906E1FCEF862B2FE387A817082C3EFC2941C7AF1319A7303277337F3C0DB0B7505D685F994F440B4E6D46EE7A646B',3391940);
INSERT INTO "_sqlx_migrations" VALUES(5,'absences','2026-11-27 09:22:02',1,X'BB5269213A73B46FCA5DDC35A449468CB2616F7B573F2C411F93A17AA80C58FF37CB7FD0C507EC24ACB6E032F2B7A848',767722);
INSERT INTO "_sqlx_migrations" VALUES(7,'ratings','2026-11-27 09:22:02',1,X'A6332CB71997BDC8870C38F3906B38CBCB221E90166E1691DA7F99FEF450248D1C35E7811F7B0A1CCA68BC39558AEB1F',880101);
INSERT INTO "_sqlx_migrations" VALUES(8,'erased','2026-11-27 09:22:02',1,X'2209AC1C35E8C1651E04597D42B1EBED7E007058E7F15806E735156F19891973EA030E9729A209968CFE6857E7A91AA3',794021);
INSERT INTO "_sqlx_migrations" VALUES(9,'lobby_rules','2026-11-27 09:22:02',1,X'C4A4D2012833BB0C8EBBF2B262D3E18A4C77BAE627A9AAFDB804155687E5804B8F667E7716C6611D940F60BDBD2522FF',3045731);
INSERT INTO "_sqlx_migrations" VALUES(11,'reliability','2026-11-27 09:22:02',1,X'B5F9B9A7F8E465DCBE4245FE7345542D8120A2162DEC5417925D43B1A150DE2FACDE05D6ADEF6F15B9E26E0C700166CC',3691580);
INSERT INTO "_sqlx_migrations" VALUES(12,'handovers','2026-11-27 09:22:02',1,X'E95976E931F2B8526AE4F24F40C3955A5D4B93A086871762F71EAC165CE5173A28D708C59FB52EA221BB2BEC55A1B5D5',744567);
INSERT INTO "_sqlx_migrations" VALUES(13,'notices','2026-11-27 09:22:02',1,X'9777863DB04D29488AA008B9F15AF73D96830238354D3BFC1C4365B8937279913004493354C36DFD195F5FF9E4AB20AF',554903);
INSERT INTO "_sqlx_migrations" VALUES(14,'settled','2026-11-27 09:22:02',1,X'4BA7B5652358CF769BF2FB8C8E3805F005F8C7F56A6BD9894C537B6D2606158F7FE18212B8C44D974B4243E07D562A11',3615216);
CREATE TABLE absences (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    person    BIGINT NOT NULL REFERENCES people (id),
    first_day TEXT   NOT NULL,
    last_day  TEXT   NOT NULL,
    zone      TEXT   NOT NULL,
    -- When it begins and is over. Of one that was ended early `last_day` and `ends` are those of its end; one that was cancelled before
    -- it began has no row.
    begins    BIGINT NOT NULL,
    ends      BIGINT NOT NULL
);
CREATE TABLE digests (
    person BIGINT PRIMARY KEY,
    due    BIGINT,
    sent   BIGINT NOT NULL
);
CREATE TABLE entrants (
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    person     BIGINT NOT NULL REFERENCES people (id),
    name       TEXT   NOT NULL,
    place      BIGINT,
    state      TEXT   NOT NULL CHECK (state IN ('in', 'out', 'reserve')),
    entered    BIGINT NOT NULL,
    PRIMARY KEY (tournament, person)
);
INSERT INTO "entrants" VALUES(1,1575803883408588800,'Ilaria',0,'in',0);
INSERT INTO "entrants" VALUES(1,1575803893311340544,'Marco',1,'in',1);
INSERT INTO "entrants" VALUES(1,1575803893374255104,'Zoë',2,'in',2);
INSERT INTO "entrants" VALUES(1,1575803893378449408,'Nadia',3,'in',3);
CREATE TABLE events (
    game BIGINT NOT NULL REFERENCES games (id),
    seq  BIGINT NOT NULL,
    turn BIGINT NOT NULL,
    at   BIGINT NOT NULL,
    body TEXT   NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;
INSERT INTO "events" VALUES(1,0,0,1795771330930,'{"happened":{"classic":{"public":{"start_rolled":{"rounds":[[[0,5],[1,5],[2,4],[3,4]],[[0,5],[1,4]]],"first":0,"draw":0}}}}}');
INSERT INTO "events" VALUES(1,1,0,1795771330930,'{"happened":{"classic":{"public":{"dealt":{"holders":[{"seat":3},{"seat":1},{"seat":0},{"seat":0},{"seat":2},{"seat":3},{"seat":3},{"seat":3},{"seat":2},{"seat":1},{"seat":2},{"seat":2},{"seat":1},{"seat":2},{"seat":0},{"seat":1},{"seat":1},{"seat":0},{"seat":3},{"seat":2},{"seat":1},{"seat":2},{"seat":1},{"seat":2},{"seat":2},{"seat":3},{"seat":0},{"seat":0},{"seat":1},{"seat":3},{"seat":3},{"seat":1},{"seat":0},{"seat":0},{"seat":1},{"seat":0},{"seat":1},{"seat":3},{"seat":3},{"seat":2},{"seat":0},{"seat":0}],"draw":6,"draws":42}}}}}');
INSERT INTO "events" VALUES(1,2,0,1795771330930,'{"happened":{"classic":{"public":{"deployed":{"seat":0,"own":[[2,3],[3,3],[14,2],[17,2],[26,1],[27,2],[33,2],[35,4]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(1,3,0,1795771330930,'{"happened":{"classic":{"public":{"deployed":{"seat":1,"own":[[1,2],[9,1],[15,1],[16,2],[20,3],[22,3],[28,1],[31,3],[34,2],[36,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(1,4,0,1795771330930,'{"happened":{"classic":{"public":{"deployed":{"seat":2,"own":[[4,5],[8,2],[10,1],[11,2],[13,2],[19,5],[21,2],[39,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(1,5,0,1795771330930,'{"happened":{"classic":{"public":{"deployed":{"seat":3,"own":[[0,2],[5,2],[6,3],[7,1],[18,5],[25,1],[29,2],[30,2],[37,1],[38,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(1,6,1,1795771330930,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":1,"turn":1,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(1,7,1,1795857730931,'{"answered":{"by":0,"ask":{"opened":7,"to":0},"how":"silence","action":{"classic":{"place":{"armies":[[35,3]]}}}}}');
INSERT INTO "events" VALUES(1,8,1,1795857730931,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[35,3]]}}}}}');
INSERT INTO "events" VALUES(1,9,1,1795857730931,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}');
INSERT INTO "events" VALUES(1,10,1,1795857730931,'{"answered":{"by":0,"ask":{"opened":10,"to":0},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(1,11,1,1795857730931,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(1,12,1,1795857730931,'{"answered":{"by":0,"ask":{"opened":12,"to":0},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(1,13,1,1795857730931,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(1,14,2,1795857730931,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":1,"turn":2,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(1,15,2,1795944130934,'{"answered":{"by":1,"ask":{"opened":15,"to":1},"how":"silence","action":{"classic":{"place":{"armies":[[16,1],[34,2]]}}}}}');
INSERT INTO "events" VALUES(1,16,2,1795944130934,'{"happened":{"classic":{"public":{"placed":{"seat":1,"armies":[[16,1],[34,2]]}}}}}');
INSERT INTO "events" VALUES(1,17,2,1795944130934,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":1}}}}}');
INSERT INTO "events" VALUES(1,18,2,1795944130934,'{"answered":{"by":1,"ask":{"opened":18,"to":1},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(1,19,2,1795944130934,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(1,20,2,1795944130934,'{"answered":{"by":1,"ask":{"opened":20,"to":1},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(1,21,2,1795944130934,'{"happened":{"classic":{"public":{"turn_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(1,22,3,1795944130934,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":1,"turn":3,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(1,23,3,1796030530940,'{"answered":{"by":2,"ask":{"opened":23,"to":2},"how":"silence","action":{"classic":{"place":{"armies":[[19,3]]}}}}}');
INSERT INTO "events" VALUES(1,24,3,1796030530940,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[19,3]]}}}}}');
INSERT INTO "events" VALUES(1,25,3,1796030530940,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}');
INSERT INTO "events" VALUES(1,26,3,1796030530940,'{"answered":{"by":2,"ask":{"opened":26,"to":2},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(1,27,3,1796030530940,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(1,28,3,1796030530940,'{"answered":{"by":2,"ask":{"opened":28,"to":2},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(1,29,3,1796030530940,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(1,30,4,1796030530940,'{"happened":{"classic":{"public":{"turn_began":{"seat":3,"round":1,"turn":4,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(2,0,0,1795771337211,'{"happened":{"classic":{"public":{"start_rolled":{"rounds":[[[0,4],[1,5],[2,4],[3,5]],[[1,6],[3,6]],[[1,2],[3,4]]],"first":3,"draw":0}}}}}');
INSERT INTO "events" VALUES(2,1,0,1795771337211,'{"happened":{"classic":{"objective_dealt":{"seat":3,"objective":{"key":"north_america_africa","goal":{"land":{"continents":[0,3],"others":0,"territories":[]}}},"draw":8}}}}');
INSERT INTO "events" VALUES(2,2,0,1795771337211,'{"happened":{"classic":{"objective_dealt":{"seat":0,"objective":{"key":"europe_south_america_third","goal":{"land":{"continents":[2,1],"others":1,"territories":[]}}},"draw":9}}}}');
INSERT INTO "events" VALUES(2,3,0,1795771337211,'{"happened":{"classic":{"objective_dealt":{"seat":1,"objective":{"key":"eliminate_3","goal":{"eliminate":{"seat":2}}},"draw":10}}}}');
INSERT INTO "events" VALUES(2,4,0,1795771337211,'{"happened":{"classic":{"objective_dealt":{"seat":2,"objective":{"key":"eliminate_2","goal":{"eliminate":{"seat":1}}},"draw":11}}}}');
INSERT INTO "events" VALUES(2,5,0,1795771337211,'{"happened":{"classic":{"public":{"dealt":{"holders":[{"seat":1},{"seat":1},{"seat":2},{"seat":3},{"seat":1},{"seat":3},{"seat":3},{"seat":2},{"seat":0},{"seat":1},{"seat":3},{"seat":0},{"seat":3},{"seat":1},{"seat":1},{"seat":1},{"seat":0},{"seat":2},{"seat":1},{"seat":1},{"seat":0},{"seat":2},{"seat":0},{"seat":2},{"seat":1},{"seat":3},{"seat":0},{"seat":0},{"seat":2},{"seat":1},{"seat":0},{"seat":2},{"seat":2},{"seat":0},{"seat":0},{"seat":3},{"seat":3},{"seat":3},{"seat":2},{"seat":2},{"seat":3},{"seat":0}],"draw":12,"draws":42}}}}}');
INSERT INTO "events" VALUES(2,6,0,1795771337211,'{"happened":{"classic":{"public":{"deployed":{"seat":3,"own":[[3,3],[5,3],[6,3],[10,2],[12,1],[25,1],[35,4],[37,1],[40,2]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(2,7,0,1795771337211,'{"happened":{"classic":{"public":{"deployed":{"seat":0,"own":[[8,2],[11,2],[16,4],[20,3],[22,2],[27,1],[30,3],[33,2]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(2,8,0,1795771337211,'{"happened":{"classic":{"public":{"deployed":{"seat":1,"own":[[0,1],[1,1],[4,4],[9,2],[14,1],[18,4],[19,3],[24,1],[29,2]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(2,9,0,1795771337211,'{"happened":{"classic":{"public":{"deployed":{"seat":2,"own":[[2,3],[7,3],[17,3],[21,3],[23,2],[28,2],[31,3],[38,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(2,10,1,1795771337211,'{"happened":{"classic":{"public":{"turn_began":{"seat":3,"round":1,"turn":1,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(2,11,1,1795857737212,'{"answered":{"by":3,"ask":{"opened":11,"to":3},"how":"silence","action":{"classic":{"place":{"armies":[[35,3]]}}}}}');
INSERT INTO "events" VALUES(2,12,1,1795857737212,'{"happened":{"classic":{"public":{"placed":{"seat":3,"armies":[[35,3]]}}}}}');
INSERT INTO "events" VALUES(2,13,1,1795857737212,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":3}}}}}');
INSERT INTO "events" VALUES(2,14,1,1795857737212,'{"answered":{"by":3,"ask":{"opened":14,"to":3},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(2,15,1,1795857737212,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":3}}}}}');
INSERT INTO "events" VALUES(2,16,1,1795857737212,'{"answered":{"by":3,"ask":{"opened":16,"to":3},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(2,17,1,1795857737212,'{"happened":{"classic":{"public":{"turn_ended":{"seat":3}}}}}');
INSERT INTO "events" VALUES(2,18,2,1795857737212,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":1,"turn":2,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(2,19,2,1795944137212,'{"answered":{"by":0,"ask":{"opened":19,"to":0},"how":"silence","action":{"classic":{"place":{"armies":[[16,1],[20,1],[33,1]]}}}}}');
INSERT INTO "events" VALUES(2,20,2,1795944137212,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[16,1],[20,1],[33,1]]}}}}}');
INSERT INTO "events" VALUES(2,21,2,1795944137212,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}');
INSERT INTO "events" VALUES(2,22,2,1795944137212,'{"answered":{"by":0,"ask":{"opened":22,"to":0},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(2,23,2,1795944137212,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(2,24,2,1795944137212,'{"answered":{"by":0,"ask":{"opened":24,"to":0},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(2,25,2,1795944137212,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(2,26,3,1795944137212,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":1,"turn":3,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(2,27,3,1796030537212,'{"answered":{"by":1,"ask":{"opened":27,"to":1},"how":"silence","action":{"classic":{"place":{"armies":[[18,3]]}}}}}');
INSERT INTO "events" VALUES(2,28,3,1796030537212,'{"happened":{"classic":{"public":{"placed":{"seat":1,"armies":[[18,3]]}}}}}');
INSERT INTO "events" VALUES(2,29,3,1796030537212,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":1}}}}}');
INSERT INTO "events" VALUES(2,30,3,1796030537212,'{"answered":{"by":1,"ask":{"opened":30,"to":1},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(2,31,3,1796030537212,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(2,32,3,1796030537212,'{"answered":{"by":1,"ask":{"opened":32,"to":1},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(2,33,3,1796030537212,'{"happened":{"classic":{"public":{"turn_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(2,34,4,1796030537212,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":1,"turn":4,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(3,0,0,1795771343524,'{"happened":{"classic":{"public":{"start_rolled":{"rounds":[[[0,1],[1,4],[2,1],[3,3]]],"first":1,"draw":0}}}}}');
INSERT INTO "events" VALUES(3,1,0,1795771343524,'{"happened":{"classic":{"objective_dealt":{"seat":1,"objective":{"key":"carpet","name":{"en":"The Carpet","it":"Tappeto"},"goal":{"land":{"continents":[3,4],"others":0,"territories":[18,19]}}},"draw":4}}}}');
INSERT INTO "events" VALUES(3,2,0,1795771343524,'{"happened":{"classic":{"objective_dealt":{"seat":2,"objective":{"key":"elephant","name":{"en":"The Elephant","it":"Elefante"},"goal":{"land":{"continents":[2,3],"others":0,"territories":[2,4,5,7,26,34,35]}}},"draw":5}}}}');
INSERT INTO "events" VALUES(3,3,0,1795771343524,'{"happened":{"classic":{"objective_dealt":{"seat":3,"objective":{"key":"locomotive","name":{"en":"The Locomotive","it":"Locomotiva"},"goal":{"land":{"continents":[0,1,3],"others":0,"territories":[17,18,19]}}},"draw":6}}}}');
INSERT INTO "events" VALUES(3,4,0,1795771343524,'{"happened":{"classic":{"objective_dealt":{"seat":0,"objective":{"key":"moped","name":{"en":"The Moped","it":"Motorino"},"goal":{"land":{"continents":[1,3,5],"others":0,"territories":[17,18,29,31,32,33,35,36,37]}}},"draw":7}}}}');
INSERT INTO "events" VALUES(3,5,0,1795771343524,'{"happened":{"classic":{"public":{"dealt":{"holders":[{"seat":0},{"seat":0},{"seat":3},{"seat":2},{"seat":0},{"seat":3},{"seat":0},{"seat":1},{"seat":2},{"seat":1},{"seat":0},{"seat":1},{"seat":3},{"seat":1},{"seat":0},{"seat":0},{"seat":0},{"seat":1},{"seat":2},{"seat":2},{"seat":0},{"seat":2},{"seat":1},{"seat":1},{"seat":2},{"seat":1},{"seat":3},{"seat":2},{"seat":2},{"seat":2},{"seat":0},{"seat":3},{"seat":0},{"seat":3},{"seat":1},{"seat":3},{"seat":3},{"seat":1},{"seat":2},{"seat":3},{"seat":3},{"seat":3}],"draw":8,"draws":42}}}}}');
INSERT INTO "events" VALUES(3,6,0,1795771343524,'{"happened":{"classic":{"public":{"deployed":{"seat":1,"own":[[7,4],[9,1],[11,2],[13,2],[17,3],[22,2],[23,1],[34,3],[37,2]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(3,7,0,1795771343524,'{"happened":{"classic":{"public":{"deployed":{"seat":2,"own":[[3,3],[8,2],[18,3],[19,4],[21,2],[24,2],[27,2],[29,1],[38,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(3,8,0,1795771343524,'{"happened":{"classic":{"public":{"deployed":{"seat":3,"own":[[2,3],[5,2],[12,2],[26,3],[31,4],[33,2],[35,3]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(3,9,0,1795771343524,'{"happened":{"classic":{"public":{"deployed":{"seat":0,"own":[[1,1],[4,3],[6,2],[10,2],[14,1],[15,1],[16,2],[20,5],[30,2]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(3,10,1,1795771343524,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":1,"turn":1,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(3,11,1,1795857743525,'{"answered":{"by":1,"ask":{"opened":11,"to":1},"how":"silence","action":{"classic":{"place":{"armies":[[17,1],[34,2]]}}}}}');
INSERT INTO "events" VALUES(3,12,1,1795857743525,'{"happened":{"classic":{"public":{"placed":{"seat":1,"armies":[[17,1],[34,2]]}}}}}');
INSERT INTO "events" VALUES(3,13,1,1795857743525,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":1}}}}}');
INSERT INTO "events" VALUES(3,14,1,1795857743525,'{"answered":{"by":1,"ask":{"opened":14,"to":1},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(3,15,1,1795857743525,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(3,16,1,1795857743525,'{"answered":{"by":1,"ask":{"opened":16,"to":1},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(3,17,1,1795857743525,'{"happened":{"classic":{"public":{"turn_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(3,18,2,1795857743525,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":1,"turn":2,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(3,19,2,1795944143525,'{"answered":{"by":2,"ask":{"opened":19,"to":2},"how":"silence","action":{"classic":{"place":{"armies":[[18,2],[19,1]]}}}}}');
INSERT INTO "events" VALUES(3,20,2,1795944143525,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[18,2],[19,1]]}}}}}');
INSERT INTO "events" VALUES(3,21,2,1795944143525,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}');
INSERT INTO "events" VALUES(3,22,2,1795944143525,'{"answered":{"by":2,"ask":{"opened":22,"to":2},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(3,23,2,1795944143525,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(3,24,2,1795944143525,'{"answered":{"by":2,"ask":{"opened":24,"to":2},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(3,25,2,1795944143525,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(3,26,3,1795944143525,'{"happened":{"classic":{"public":{"turn_began":{"seat":3,"round":1,"turn":3,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(3,27,3,1796030543533,'{"answered":{"by":3,"ask":{"opened":27,"to":3},"how":"silence","action":{"classic":{"place":{"armies":[[35,3]]}}}}}');
INSERT INTO "events" VALUES(3,28,3,1796030543533,'{"happened":{"classic":{"public":{"placed":{"seat":3,"armies":[[35,3]]}}}}}');
INSERT INTO "events" VALUES(3,29,3,1796030543533,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":3}}}}}');
INSERT INTO "events" VALUES(3,30,3,1796030543533,'{"answered":{"by":3,"ask":{"opened":30,"to":3},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(3,31,3,1796030543533,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":3}}}}}');
INSERT INTO "events" VALUES(3,32,3,1796030543533,'{"answered":{"by":3,"ask":{"opened":32,"to":3},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(3,33,3,1796030543533,'{"happened":{"classic":{"public":{"turn_ended":{"seat":3}}}}}');
INSERT INTO "events" VALUES(3,34,4,1796030543533,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":1,"turn":4,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(4,0,0,1795771349767,'{"happened":{"classic":{"public":{"order_rolled":{"rounds":[[[0,2],[1,3],[2,3],[3,5]],[[1,2],[2,5]]],"order":[3,2,1,0],"draw":0}}}}}');
INSERT INTO "events" VALUES(4,1,0,1795771349767,'{"happened":{"classic":{"public":{"dealt_by_dice":{"throws":[[3,3,[17,19,5]],[2,2,[14,8]],[1,6,[7,12,21,31,28,23]],[0,5,[34,16,20,36,1]],[3,5,[3,2,26,27,40]],[2,5,[15,37,9,33,22]],[1,1,[18]],[0,5,[38,4,32,29,35]],[3,5,[30,10,39,24,41]],[2,5,[25,0,13,6,11]]],"draw":6,"draws":52}}}}}');
INSERT INTO "events" VALUES(4,2,1,1795771349767,'{"happened":{"classic":{"public":{"turn_began":{"seat":3,"round":1,"turn":1,"territories":4,"continents":0}}}}}');
INSERT INTO "events" VALUES(4,3,1,1795771349767,'{"happened":{"classic":{"drew":{"seat":3,"card":22,"draw":58}}}}');
INSERT INTO "events" VALUES(4,4,1,1795857749767,'{"answered":{"by":3,"ask":{"opened":4,"to":3},"how":"silence","action":{"classic":{"place":{"armies":[[3,1],[17,1],[19,1],[30,1]]}}}}}');
INSERT INTO "events" VALUES(4,5,1,1795857749767,'{"happened":{"classic":{"public":{"placed":{"seat":3,"armies":[[3,1],[17,1],[19,1],[30,1]]}}}}}');
INSERT INTO "events" VALUES(4,6,1,1795857749767,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":3}}}}}');
INSERT INTO "events" VALUES(4,7,1,1795857749767,'{"answered":{"by":3,"ask":{"opened":7,"to":3},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(4,8,1,1795857749767,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":3}}}}}');
INSERT INTO "events" VALUES(4,9,1,1795857749767,'{"answered":{"by":3,"ask":{"opened":9,"to":3},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(4,10,1,1795857749767,'{"happened":{"classic":{"public":{"turn_ended":{"seat":3}}}}}');
INSERT INTO "events" VALUES(4,11,2,1795857749767,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":1,"turn":2,"territories":4,"continents":0}}}}}');
INSERT INTO "events" VALUES(4,12,2,1795857749767,'{"happened":{"classic":{"drew":{"seat":2,"card":34,"draw":59}}}}');
INSERT INTO "events" VALUES(4,13,2,1795944149767,'{"answered":{"by":2,"ask":{"opened":13,"to":2},"how":"silence","action":{"classic":{"place":{"armies":[[0,2],[33,2]]}}}}}');
INSERT INTO "events" VALUES(4,14,2,1795944149767,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[0,2],[33,2]]}}}}}');
INSERT INTO "events" VALUES(4,15,2,1795944149767,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}');
INSERT INTO "events" VALUES(4,16,2,1795944149767,'{"answered":{"by":2,"ask":{"opened":16,"to":2},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(4,17,2,1795944149767,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(4,18,2,1795944149767,'{"answered":{"by":2,"ask":{"opened":18,"to":2},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(4,19,2,1795944149767,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(4,20,3,1795944149767,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":1,"turn":3,"territories":2,"continents":0}}}}}');
INSERT INTO "events" VALUES(4,21,3,1795944149767,'{"happened":{"classic":{"drew":{"seat":1,"card":6,"draw":60}}}}');
INSERT INTO "events" VALUES(5,0,0,1795771355952,'{"happened":{"y2210":{"public":{"start_rolled":{"rounds":[[[0,5],[1,6],[2,3],[3,5]]],"first":1,"draw":0}}}}}');
INSERT INTO "events" VALUES(5,1,0,1795771355952,'{"happened":{"y2210":{"public":{"devastated":{"at":[24,14,4,22],"draw":4}}}}}');
INSERT INTO "events" VALUES(5,2,0,1795771355952,'{"happened":{"y2210":{"public":{"land_dealt":{"lots":[[40,1],[7,2],[41,3],[11,0],[17,1],[1,2],[20,3],[2,0],[15,1],[23,2],[0,3],[27,0],[26,1],[35,2],[8,3],[34,0],[32,1],[25,2],[16,3],[3,0],[19,1],[10,2],[30,3],[31,0],[21,1],[39,2],[38,3],[9,0],[37,1],[33,2],[5,3],[36,0],[29,1],[13,2],[18,3],[12,0],[6,1],[28,2]],"draw":8}}}}}');
INSERT INTO "events" VALUES(5,3,0,1795771355952,'{"happened":{"y2210":{"public":{"garrisoned":{"garrisons":[[1,{"garrison":{"mods":[[6,2],[15,1],[17,2],[19,3],[21,2],[26,2],[29,3],[32,1],[37,2],[40,2]],"land":19,"diplomat":19,"station":19}}],[2,{"garrison":{"mods":[[1,2],[7,2],[10,2],[13,1],[28,2],[33,5],[35,4],[39,2]],"land":33,"diplomat":33,"station":33}}],[3,{"garrison":{"mods":[[0,2],[5,2],[8,3],[16,2],[18,3],[20,3],[30,3],[38,2],[41,1]],"land":8,"diplomat":8,"station":8}}],[0,{"garrison":{"mods":[[2,3],[3,3],[9,2],[11,2],[27,3],[31,3],[34,3],[36,2]],"land":2,"diplomat":2,"station":2}}]]}}}}}');
INSERT INTO "events" VALUES(5,4,0,1795771355952,'{"happened":{"y2210":{"public":{"year_began":{"year":1,"turn":0,"seats":[1,2,3,0]}}}}}');
INSERT INTO "events" VALUES(5,5,0,1795857755953,'{"sealed":{"by":1,"ask":{"opened":5,"to":1},"how":"silence","action":{"y2210":{"bid":{"energy":0}}}}}');
INSERT INTO "events" VALUES(5,6,0,1795857755953,'{"sealed":{"by":2,"ask":{"opened":5,"to":2},"how":"silence","action":{"y2210":{"bid":{"energy":0}}}}}');
INSERT INTO "events" VALUES(5,7,0,1795857755953,'{"sealed":{"by":3,"ask":{"opened":5,"to":3},"how":"silence","action":{"y2210":{"bid":{"energy":0}}}}}');
INSERT INTO "events" VALUES(5,8,0,1795857755953,'{"sealed":{"by":0,"ask":{"opened":5,"to":0},"how":"silence","action":{"y2210":{"bid":{"energy":0}}}}}');
INSERT INTO "events" VALUES(5,9,0,1795857755953,'{"happened":{"y2210":{"public":{"bids_shown":{"bids":[[1,0],[2,0],[3,0],[0,0]],"rounds":[[[1,6],[2,4],[3,4],[0,1]],[[2,3],[3,6]]],"order":[1,3,2,0],"draw":46}}}}}');
INSERT INTO "events" VALUES(5,10,0,1795944155958,'{"answered":{"by":1,"ask":{"opened":10,"to":1},"how":"silence","action":{"y2210":{"marker":{"number":1}}}}}');
INSERT INTO "events" VALUES(5,11,0,1795944155958,'{"happened":{"y2210":{"public":{"marker_chosen":{"seat":1,"number":1}}}}}');
INSERT INTO "events" VALUES(6,0,0,1795771362076,'{"happened":{"cold_war":{"public":{"seats_drawn":{"order":[2,1,3,0],"draw":0}}}}}');
INSERT INTO "events" VALUES(6,1,0,1795771362076,'{"happened":{"cold_war":{"public":{"set_up":{"starts":[{"seat":2,"states":[0,1,2,3,4,5,6,7,8,9,11,12,13,14,15,17,18,32],"population":22,"money":0,"initial":33},{"seat":1,"states":[10,22,31,33,40,41],"population":8,"money":0,"initial":10},{"seat":3,"states":[16,19,26,27,28,29,30,34,35,36,37,38,39],"population":22,"money":0,"initial":33},{"seat":0,"states":[20,21,23,24,25],"population":8,"money":0,"initial":10}]}}}}}');
INSERT INTO "events" VALUES(6,2,0,1795771362076,'{"happened":{"cold_war":{"public":{"year_began":{"round":1,"year":1950,"order":[2,1,3,0],"draw":null}}}}}');
INSERT INTO "events" VALUES(6,3,0,1795771362076,'{"happened":{"cold_war":{"public":{"counted":{"census":[{"seat":0,"yielded":10,"income":10,"growth":1,"wars":0,"before":8,"after":9},{"seat":1,"yielded":10,"income":10,"growth":1,"wars":0,"before":8,"after":9},{"seat":2,"yielded":33,"income":33,"growth":0,"wars":0,"before":22,"after":22},{"seat":3,"yielded":33,"income":33,"growth":0,"wars":0,"before":22,"after":22}]}}}}}');
INSERT INTO "events" VALUES(6,4,1,1795771362076,'{"happened":{"cold_war":{"public":{"turn_began":{"seat":2,"round":1,"turn":1,"place":0}}}}}');
INSERT INTO "events" VALUES(6,5,1,1795771362076,'{"answered":{"by":2,"ask":{"opened":5,"to":2},"how":"forced","action":{"cold_war":{"upkeep":{"unpaid":[]}}}}}');
INSERT INTO "events" VALUES(6,6,1,1795771362076,'{"happened":{"cold_war":{"public":{"upkeep_paid":{"seat":2,"money":0,"drops":[]}}}}}');
INSERT INTO "events" VALUES(6,7,1,1795857762076,'{"answered":{"by":2,"ask":{"opened":7,"to":2},"how":"silence","action":{"cold_war":"done"}}}');
INSERT INTO "events" VALUES(6,8,1,1795857762076,'{"happened":{"cold_war":{"public":{"turn_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(6,9,2,1795857762076,'{"happened":{"cold_war":{"public":{"turn_began":{"seat":1,"round":1,"turn":2,"place":1}}}}}');
INSERT INTO "events" VALUES(6,10,2,1795857762076,'{"answered":{"by":1,"ask":{"opened":10,"to":1},"how":"forced","action":{"cold_war":{"upkeep":{"unpaid":[]}}}}}');
INSERT INTO "events" VALUES(6,11,2,1795857762076,'{"happened":{"cold_war":{"public":{"upkeep_paid":{"seat":1,"money":0,"drops":[]}}}}}');
INSERT INTO "events" VALUES(6,12,2,1795944162077,'{"answered":{"by":1,"ask":{"opened":12,"to":1},"how":"silence","action":{"cold_war":"done"}}}');
INSERT INTO "events" VALUES(6,13,2,1795944162077,'{"happened":{"cold_war":{"public":{"turn_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(6,14,3,1795944162077,'{"happened":{"cold_war":{"public":{"turn_began":{"seat":3,"round":1,"turn":3,"place":2}}}}}');
INSERT INTO "events" VALUES(6,15,3,1795944162077,'{"answered":{"by":3,"ask":{"opened":15,"to":3},"how":"forced","action":{"cold_war":{"upkeep":{"unpaid":[]}}}}}');
INSERT INTO "events" VALUES(6,16,3,1795944162077,'{"happened":{"cold_war":{"public":{"upkeep_paid":{"seat":3,"money":0,"drops":[]}}}}}');
INSERT INTO "events" VALUES(7,0,0,1795771364152,'{"happened":{"classic":{"public":{"start_rolled":{"rounds":[[[0,3],[1,5],[2,6]]],"first":2,"draw":0}}}}}');
INSERT INTO "events" VALUES(7,1,0,1795771364152,'{"happened":{"classic":{"public":{"dealt":{"holders":[{"seat":0},{"seat":2},{"seat":1},{"seat":1},{"seat":1},{"seat":1},{"seat":1},{"seat":0},{"seat":1},{"seat":2},{"seat":0},{"seat":2},{"seat":0},{"seat":0},{"seat":1},{"seat":1},{"seat":0},{"seat":2},{"seat":0},{"seat":0},{"seat":1},{"seat":2},{"seat":0},{"seat":2},{"seat":1},{"seat":2},{"seat":1},{"seat":2},{"seat":1},{"seat":2},{"seat":0},{"seat":0},{"seat":0},{"seat":1},{"seat":2},{"seat":2},{"seat":2},{"seat":0},{"seat":0},{"seat":1},{"seat":2},{"seat":2}],"draw":3,"draws":42}}}}}');
INSERT INTO "events" VALUES(7,2,0,1795771364152,'{"happened":{"classic":{"public":{"deployed":{"seat":2,"own":[[1,3],[9,1],[11,2],[17,3],[21,2],[23,2],[25,1],[27,3],[29,2],[34,1],[35,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(7,3,0,1795771364152,'{"happened":{"classic":{"public":{"deployed":{"seat":0,"own":[[0,1],[7,3],[10,1],[13,2],[16,2],[18,3],[19,3],[22,5],[31,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(7,4,0,1795771364152,'{"happened":{"classic":{"public":{"deployed":{"seat":1,"own":[[2,1],[3,1],[4,1],[8,1],[14,2],[15,2],[20,5],[24,2],[26,1],[28,1],[33,3],[39,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(7,5,1,1795771364152,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":1,"turn":1,"territories":4,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,6,1,1795771367155,'{"answered":{"by":2,"ask":{"opened":6,"to":2},"how":"player","action":{"classic":{"place":{"armies":[[11,4]]}}}}}');
INSERT INTO "events" VALUES(7,7,1,1795771367155,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[11,4]]}}}}}');
INSERT INTO "events" VALUES(7,8,1,1795771367155,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,9,1,1795771367155,'{"answered":{"by":2,"ask":{"opened":9,"to":2},"how":"player","action":{"classic":{"attack":{"from":11,"to":12,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,10,1,1795771367155,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":11,"to":12,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,11,1,1795771367155,'{"answered":{"by":0,"ask":{"opened":11,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,12,1,1795771367155,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":11,"to":12,"against":{"seat":0},"attack":[6,6,4],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":45}}}}}');
INSERT INTO "events" VALUES(7,13,1,1795771367155,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":11,"to":12,"whose":{"seat":0},"min":3}}}}}');
INSERT INTO "events" VALUES(7,14,1,1795771367155,'{"answered":{"by":2,"ask":{"opened":14,"to":2},"how":"player","action":{"classic":{"advance":{"armies":6}}}}}');
INSERT INTO "events" VALUES(7,15,1,1795771367155,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":11,"to":12,"armies":6}}}}}');
INSERT INTO "events" VALUES(7,16,1,1795771367155,'{"answered":{"by":2,"ask":{"opened":16,"to":2},"how":"player","action":{"classic":{"attack":{"from":12,"to":10,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,17,1,1795771367155,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":12,"to":10,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,18,1,1795771367155,'{"answered":{"by":0,"ask":{"opened":18,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,19,1,1795771367155,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":12,"to":10,"against":{"seat":0},"attack":[6,5,4],"defence":[4,4],"attacker_lost":0,"defender_lost":2,"draw":49}}}}}');
INSERT INTO "events" VALUES(7,20,1,1795771367155,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":12,"to":10,"whose":{"seat":0},"min":3}}}}}');
INSERT INTO "events" VALUES(7,21,1,1795771367155,'{"answered":{"by":2,"ask":{"opened":21,"to":2},"how":"player","action":{"classic":{"advance":{"armies":5}}}}}');
INSERT INTO "events" VALUES(7,22,1,1795771367155,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":12,"to":10,"armies":5}}}}}');
INSERT INTO "events" VALUES(7,23,1,1795771367155,'{"answered":{"by":2,"ask":{"opened":23,"to":2},"how":"player","action":{"classic":{"attack":{"from":29,"to":30,"dice":2}}}}}');
INSERT INTO "events" VALUES(7,24,1,1795771367155,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":29,"to":30,"dice":2,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,25,1,1795771367155,'{"answered":{"by":0,"ask":{"opened":25,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,26,1,1795771367155,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":29,"to":30,"against":{"seat":0},"attack":[3,1],"defence":[6],"attacker_lost":1,"defender_lost":0,"draw":54}}}}}');
INSERT INTO "events" VALUES(7,27,1,1795771367155,'{"answered":{"by":2,"ask":{"opened":27,"to":2},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,28,1,1795771367155,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,29,1,1795771367155,'{"happened":{"classic":{"drew":{"seat":2,"card":17,"draw":57}}}}');
INSERT INTO "events" VALUES(7,30,1,1795771367155,'{"answered":{"by":2,"ask":{"opened":30,"to":2},"how":"player","action":{"classic":{"fortify":{"from":10,"to":11,"armies":4}}}}}');
INSERT INTO "events" VALUES(7,31,1,1795771367155,'{"happened":{"classic":{"public":{"fortified":{"seat":2,"from":10,"to":11,"armies":4}}}}}');
INSERT INTO "events" VALUES(7,32,1,1795771367155,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,33,2,1795771367155,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":1,"turn":2,"territories":4,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,34,2,1795771487167,'{"answered":{"by":0,"ask":{"opened":34,"to":0},"how":"silence","action":{"classic":{"place":{"armies":[[18,1],[22,3]]}}}}}');
INSERT INTO "events" VALUES(7,35,2,1795771487167,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[18,1],[22,3]]}}}}}');
INSERT INTO "events" VALUES(7,36,2,1795771487167,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,37,2,1795771487167,'{"answered":{"by":0,"ask":{"opened":37,"to":0},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,38,2,1795771487167,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,39,2,1795771487167,'{"answered":{"by":0,"ask":{"opened":39,"to":0},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,40,2,1795771487167,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,41,3,1795771487167,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":1,"turn":3,"territories":4,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,42,3,1795771490167,'{"answered":{"by":1,"ask":{"opened":42,"to":1},"how":"player","action":{"classic":{"place":{"armies":[[3,4]]}}}}}');
INSERT INTO "events" VALUES(7,43,3,1795771490167,'{"happened":{"classic":{"public":{"placed":{"seat":1,"armies":[[3,4]]}}}}}');
INSERT INTO "events" VALUES(7,44,3,1795771490167,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,45,3,1795771490167,'{"answered":{"by":1,"ask":{"opened":45,"to":1},"how":"player","action":{"classic":{"attack":{"from":3,"to":0,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,46,3,1795771490167,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":3,"to":0,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,47,3,1795771490167,'{"answered":{"by":0,"ask":{"opened":47,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,48,3,1795771490167,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":3,"to":0,"against":{"seat":0},"attack":[4,1,1],"defence":[2,2],"attacker_lost":1,"defender_lost":1,"draw":58}}}}}');
INSERT INTO "events" VALUES(7,49,3,1795771490167,'{"answered":{"by":1,"ask":{"opened":49,"to":1},"how":"player","action":{"classic":{"attack":{"from":3,"to":0,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,50,3,1795771490167,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":3,"to":0,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,51,3,1795771490167,'{"answered":{"by":0,"ask":{"opened":51,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,52,3,1795771490167,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":3,"to":0,"against":{"seat":0},"attack":[5,2,1],"defence":[6],"attacker_lost":1,"defender_lost":0,"draw":63}}}}}');
INSERT INTO "events" VALUES(7,53,3,1795771490167,'{"answered":{"by":1,"ask":{"opened":53,"to":1},"how":"player","action":{"classic":{"attack":{"from":3,"to":0,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,54,3,1795771490167,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":3,"to":0,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,55,3,1795771490167,'{"answered":{"by":0,"ask":{"opened":55,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,56,3,1795771490167,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":3,"to":0,"against":{"seat":0},"attack":[5,3,2],"defence":[3],"attacker_lost":0,"defender_lost":1,"draw":67}}}}}');
INSERT INTO "events" VALUES(7,57,3,1795771490167,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":3,"to":0,"whose":{"seat":0},"min":3}}}}}');
INSERT INTO "events" VALUES(7,58,3,1795771490167,'{"answered":{"by":1,"ask":{"opened":58,"to":1},"how":"forced","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,59,3,1795771490167,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":3,"to":0,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,60,3,1795771490167,'{"answered":{"by":1,"ask":{"opened":60,"to":1},"how":"player","action":{"classic":{"attack":{"from":33,"to":36,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,61,3,1795771490167,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":33,"to":36,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,62,3,1795771490167,'{"answered":{"by":2,"ask":{"opened":62,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,63,3,1795771490167,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":33,"to":36,"against":{"seat":2},"attack":[6,5,1],"defence":[4],"attacker_lost":0,"defender_lost":1,"draw":71}}}}}');
INSERT INTO "events" VALUES(7,64,3,1795771490167,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":33,"to":36,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,65,3,1795771490167,'{"answered":{"by":1,"ask":{"opened":65,"to":1},"how":"forced","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,66,3,1795771490167,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":33,"to":36,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,67,3,1795771490167,'{"answered":{"by":1,"ask":{"opened":67,"to":1},"how":"player","action":{"classic":{"attack":{"from":36,"to":37,"dice":2}}}}}');
INSERT INTO "events" VALUES(7,68,3,1795771490167,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":36,"to":37,"dice":2,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,69,3,1795771490167,'{"answered":{"by":0,"ask":{"opened":69,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,70,3,1795771490167,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":36,"to":37,"against":{"seat":0},"attack":[4,3],"defence":[3],"attacker_lost":0,"defender_lost":1,"draw":75}}}}}');
INSERT INTO "events" VALUES(7,71,3,1795771490167,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":36,"to":37,"whose":{"seat":0},"min":2}}}}}');
INSERT INTO "events" VALUES(7,72,3,1795771490167,'{"answered":{"by":1,"ask":{"opened":72,"to":1},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}');
INSERT INTO "events" VALUES(7,73,3,1795771490167,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":36,"to":37,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,74,3,1795771490167,'{"answered":{"by":1,"ask":{"opened":74,"to":1},"how":"player","action":{"classic":{"attack":{"from":0,"to":30,"dice":2}}}}}');
INSERT INTO "events" VALUES(7,75,3,1795771490167,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":0,"to":30,"dice":2,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,76,3,1795771490167,'{"answered":{"by":0,"ask":{"opened":76,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,77,3,1795771490167,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":0,"to":30,"against":{"seat":0},"attack":[3,2],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":78}}}}}');
INSERT INTO "events" VALUES(7,78,3,1795771490167,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":0,"to":30,"whose":{"seat":0},"min":2}}}}}');
INSERT INTO "events" VALUES(7,79,3,1795771490167,'{"answered":{"by":1,"ask":{"opened":79,"to":1},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}');
INSERT INTO "events" VALUES(7,80,3,1795771490167,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":0,"to":30,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,81,3,1795771490167,'{"answered":{"by":1,"ask":{"opened":81,"to":1},"how":"player","action":{"classic":{"attack":{"from":20,"to":23,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,82,3,1795771490167,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":20,"to":23,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,83,3,1795771490167,'{"answered":{"by":2,"ask":{"opened":83,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,84,3,1795771490167,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":20,"to":23,"against":{"seat":2},"attack":[5,3,3],"defence":[2,2],"attacker_lost":0,"defender_lost":2,"draw":81}}}}}');
INSERT INTO "events" VALUES(7,85,3,1795771490167,'{"answered":{"by":1,"ask":{"opened":85,"to":1},"how":"player","action":{"classic":{"attack":{"from":20,"to":23,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,86,3,1795771490167,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":20,"to":23,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,87,3,1795771490167,'{"answered":{"by":2,"ask":{"opened":87,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,88,3,1795771490167,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":20,"to":23,"against":{"seat":2},"attack":[6,4,1],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":86}}}}}');
INSERT INTO "events" VALUES(7,89,3,1795771490167,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":20,"to":23,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,90,3,1795771490167,'{"answered":{"by":1,"ask":{"opened":90,"to":1},"how":"player","action":{"classic":{"advance":{"armies":5}}}}}');
INSERT INTO "events" VALUES(7,91,3,1795771490167,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":20,"to":23,"armies":5}}}}}');
INSERT INTO "events" VALUES(7,92,3,1795771490167,'{"answered":{"by":1,"ask":{"opened":92,"to":1},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,93,3,1795771490167,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,94,3,1795771490167,'{"happened":{"classic":{"drew":{"seat":1,"card":36,"draw":90}}}}');
INSERT INTO "events" VALUES(7,95,3,1795771490167,'{"answered":{"by":1,"ask":{"opened":95,"to":1},"how":"player","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,96,3,1795771490167,'{"happened":{"classic":{"public":{"turn_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,97,4,1795771490167,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":2,"turn":4,"territories":4,"continents":2}}}}}');
INSERT INTO "events" VALUES(7,98,4,1795771493169,'{"answered":{"by":2,"ask":{"opened":98,"to":2},"how":"player","action":{"classic":{"place":{"armies":[[40,6]]}}}}}');
INSERT INTO "events" VALUES(7,99,4,1795771493169,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[40,6]]}}}}}');
INSERT INTO "events" VALUES(7,100,4,1795771493169,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,101,4,1795771493169,'{"answered":{"by":2,"ask":{"opened":101,"to":2},"how":"player","action":{"classic":{"attack":{"from":40,"to":38,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,102,4,1795771493169,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":40,"to":38,"dice":3,"chooser":0}}}}}');
INSERT INTO "events" VALUES(7,103,4,1795771493169,'{"answered":{"by":0,"ask":{"opened":103,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,104,4,1795771493169,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":40,"to":38,"against":{"seat":0},"attack":[3,2,1],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":91}}}}}');
INSERT INTO "events" VALUES(7,105,4,1795771493169,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":40,"to":38,"whose":{"seat":0},"min":3}}}}}');
INSERT INTO "events" VALUES(7,106,4,1795771493169,'{"answered":{"by":2,"ask":{"opened":106,"to":2},"how":"player","action":{"classic":{"advance":{"armies":6}}}}}');
INSERT INTO "events" VALUES(7,107,4,1795771493169,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":40,"to":38,"armies":6}}}}}');
INSERT INTO "events" VALUES(7,108,4,1795771493169,'{"answered":{"by":2,"ask":{"opened":108,"to":2},"how":"player","action":{"classic":{"attack":{"from":38,"to":39,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,109,4,1795771493169,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":38,"to":39,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,110,4,1795771493169,'{"answered":{"by":1,"ask":{"opened":110,"to":1},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,111,4,1795771493169,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":38,"to":39,"against":{"seat":1},"attack":[6,4,2],"defence":[4,4],"attacker_lost":1,"defender_lost":1,"draw":95}}}}}');
INSERT INTO "events" VALUES(7,112,4,1795771493169,'{"answered":{"by":2,"ask":{"opened":112,"to":2},"how":"player","action":{"classic":{"attack":{"from":38,"to":39,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,113,4,1795771493169,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":38,"to":39,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,114,4,1795771493169,'{"answered":{"by":1,"ask":{"opened":114,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,115,4,1795771493169,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":38,"to":39,"against":{"seat":1},"attack":[6,5,4],"defence":[3],"attacker_lost":0,"defender_lost":1,"draw":100}}}}}');
INSERT INTO "events" VALUES(7,116,4,1795771493169,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":38,"to":39,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,117,4,1795771493169,'{"answered":{"by":2,"ask":{"opened":117,"to":2},"how":"player","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,118,4,1795771493169,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":38,"to":39,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,119,4,1795771493169,'{"answered":{"by":2,"ask":{"opened":119,"to":2},"how":"player","action":{"classic":{"attack":{"from":1,"to":0,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,120,4,1795771493169,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":1,"to":0,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,121,4,1795771493169,'{"answered":{"by":1,"ask":{"opened":121,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,122,4,1795771493169,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":1,"to":0,"against":{"seat":1},"attack":[3,3,2],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":104}}}}}');
INSERT INTO "events" VALUES(7,123,4,1795771493169,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":1,"to":0,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,124,4,1795771493169,'{"answered":{"by":2,"ask":{"opened":124,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,125,4,1795771493169,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":1,"to":0,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,126,4,1795771493169,'{"answered":{"by":2,"ask":{"opened":126,"to":2},"how":"player","action":{"classic":{"attack":{"from":27,"to":33,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,127,4,1795771493169,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":27,"to":33,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,128,4,1795771493169,'{"answered":{"by":1,"ask":{"opened":128,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,129,4,1795771493169,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":27,"to":33,"against":{"seat":1},"attack":[5,4,2],"defence":[3],"attacker_lost":0,"defender_lost":1,"draw":108}}}}}');
INSERT INTO "events" VALUES(7,130,4,1795771493169,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":27,"to":33,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,131,4,1795771493169,'{"answered":{"by":2,"ask":{"opened":131,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,132,4,1795771493169,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":27,"to":33,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,133,4,1795771493169,'{"answered":{"by":2,"ask":{"opened":133,"to":2},"how":"player","action":{"classic":{"attack":{"from":33,"to":36,"dice":2}}}}}');
INSERT INTO "events" VALUES(7,134,4,1795771493169,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":33,"to":36,"dice":2,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,135,4,1795771493169,'{"answered":{"by":1,"ask":{"opened":135,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,136,4,1795771493169,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":33,"to":36,"against":{"seat":1},"attack":[5,4],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":112}}}}}');
INSERT INTO "events" VALUES(7,137,4,1795771493169,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":33,"to":36,"whose":{"seat":1},"min":2}}}}}');
INSERT INTO "events" VALUES(7,138,4,1795771493169,'{"answered":{"by":2,"ask":{"opened":138,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}');
INSERT INTO "events" VALUES(7,139,4,1795771493169,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":33,"to":36,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,140,4,1795771493169,'{"answered":{"by":2,"ask":{"opened":140,"to":2},"how":"player","action":{"classic":{"attack":{"from":0,"to":3,"dice":2}}}}}');
INSERT INTO "events" VALUES(7,141,4,1795771493169,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":0,"to":3,"dice":2,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,142,4,1795771493169,'{"answered":{"by":1,"ask":{"opened":142,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,143,4,1795771493169,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":0,"to":3,"against":{"seat":1},"attack":[4,2],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":115}}}}}');
INSERT INTO "events" VALUES(7,144,4,1795771493169,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":0,"to":3,"whose":{"seat":1},"min":2}}}}}');
INSERT INTO "events" VALUES(7,145,4,1795771493169,'{"answered":{"by":2,"ask":{"opened":145,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}');
INSERT INTO "events" VALUES(7,146,4,1795771493169,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":0,"to":3,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,147,4,1795771493169,'{"answered":{"by":2,"ask":{"opened":147,"to":2},"how":"player","action":{"classic":{"attack":{"from":11,"to":20,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,148,4,1795771493169,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":11,"to":20,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,149,4,1795771493169,'{"answered":{"by":1,"ask":{"opened":149,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,150,4,1795771493169,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":11,"to":20,"against":{"seat":1},"attack":[6,2,2],"defence":[6],"attacker_lost":1,"defender_lost":0,"draw":118}}}}}');
INSERT INTO "events" VALUES(7,151,4,1795771493169,'{"answered":{"by":2,"ask":{"opened":151,"to":2},"how":"player","action":{"classic":{"attack":{"from":17,"to":20,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,152,4,1795771493169,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":17,"to":20,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,153,4,1795771493169,'{"answered":{"by":1,"ask":{"opened":153,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,154,4,1795771493169,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":17,"to":20,"against":{"seat":1},"attack":[5,4,2],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":122}}}}}');
INSERT INTO "events" VALUES(7,155,4,1795771493169,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":17,"to":20,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,156,4,1795771493169,'{"answered":{"by":2,"ask":{"opened":156,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,157,4,1795771493169,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":17,"to":20,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,158,4,1795771493169,'{"answered":{"by":2,"ask":{"opened":158,"to":2},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,159,4,1795771493169,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,160,4,1795771493169,'{"happened":{"classic":{"drew":{"seat":2,"card":39,"draw":126}}}}');
INSERT INTO "events" VALUES(7,161,4,1795771493169,'{"answered":{"by":2,"ask":{"opened":161,"to":2},"how":"player","action":{"classic":{"fortify":{"from":11,"to":20,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,162,4,1795771493169,'{"happened":{"classic":{"public":{"fortified":{"seat":2,"from":11,"to":20,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,163,4,1795771493169,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,164,5,1795771493169,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":2,"turn":5,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,165,5,1795771613176,'{"answered":{"by":0,"ask":{"opened":165,"to":0},"how":"silence","action":{"classic":{"place":{"armies":[[22,3]]}}}}}');
INSERT INTO "events" VALUES(7,166,5,1795771613176,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[22,3]]}}}}}');
INSERT INTO "events" VALUES(7,167,5,1795771613176,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,168,5,1795771613176,'{"answered":{"by":0,"ask":{"opened":168,"to":0},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,169,5,1795771613176,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,170,5,1795771613176,'{"answered":{"by":0,"ask":{"opened":170,"to":0},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,171,5,1795771613176,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,172,6,1795771613176,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":2,"turn":6,"territories":4,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,173,6,1795771616176,'{"answered":{"by":1,"ask":{"opened":173,"to":1},"how":"player","action":{"classic":{"place":{"armies":[[37,4]]}}}}}');
INSERT INTO "events" VALUES(7,174,6,1795771616176,'{"happened":{"classic":{"public":{"placed":{"seat":1,"armies":[[37,4]]}}}}}');
INSERT INTO "events" VALUES(7,175,6,1795771616176,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,176,6,1795771616176,'{"answered":{"by":1,"ask":{"opened":176,"to":1},"how":"player","action":{"classic":{"attack":{"from":37,"to":38,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,177,6,1795771616176,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":37,"to":38,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,178,6,1795771616176,'{"answered":{"by":2,"ask":{"opened":178,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,179,6,1795771616176,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":37,"to":38,"against":{"seat":2},"attack":[6,5,3],"defence":[6,4],"attacker_lost":1,"defender_lost":1,"draw":127}}}}}');
INSERT INTO "events" VALUES(7,180,6,1795771616176,'{"answered":{"by":1,"ask":{"opened":180,"to":1},"how":"player","action":{"classic":{"attack":{"from":37,"to":38,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,181,6,1795771616176,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":37,"to":38,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,182,6,1795771616176,'{"answered":{"by":2,"ask":{"opened":182,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,183,6,1795771616176,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":37,"to":38,"against":{"seat":2},"attack":[4,4,2],"defence":[3],"attacker_lost":0,"defender_lost":1,"draw":132}}}}}');
INSERT INTO "events" VALUES(7,184,6,1795771616176,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":37,"to":38,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,185,6,1795771616176,'{"answered":{"by":1,"ask":{"opened":185,"to":1},"how":"player","action":{"classic":{"advance":{"armies":4}}}}}');
INSERT INTO "events" VALUES(7,186,6,1795771616176,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":37,"to":38,"armies":4}}}}}');
INSERT INTO "events" VALUES(7,187,6,1795771616176,'{"answered":{"by":1,"ask":{"opened":187,"to":1},"how":"player","action":{"classic":{"attack":{"from":38,"to":40,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,188,6,1795771616176,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":38,"to":40,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,189,6,1795771616176,'{"answered":{"by":2,"ask":{"opened":189,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,190,6,1795771616176,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":38,"to":40,"against":{"seat":2},"attack":[5,5,3],"defence":[3],"attacker_lost":0,"defender_lost":1,"draw":136}}}}}');
INSERT INTO "events" VALUES(7,191,6,1795771616176,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":38,"to":40,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,192,6,1795771616176,'{"answered":{"by":1,"ask":{"opened":192,"to":1},"how":"forced","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,193,6,1795771616176,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":38,"to":40,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,194,6,1795771616176,'{"answered":{"by":1,"ask":{"opened":194,"to":1},"how":"player","action":{"classic":{"attack":{"from":40,"to":41,"dice":2}}}}}');
INSERT INTO "events" VALUES(7,195,6,1795771616176,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":40,"to":41,"dice":2,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,196,6,1795771616176,'{"answered":{"by":2,"ask":{"opened":196,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,197,6,1795771616176,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":40,"to":41,"against":{"seat":2},"attack":[6,3],"defence":[5],"attacker_lost":0,"defender_lost":1,"draw":140}}}}}');
INSERT INTO "events" VALUES(7,198,6,1795771616176,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":40,"to":41,"whose":{"seat":2},"min":2}}}}}');
INSERT INTO "events" VALUES(7,199,6,1795771616176,'{"answered":{"by":1,"ask":{"opened":199,"to":1},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}');
INSERT INTO "events" VALUES(7,200,6,1795771616176,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":40,"to":41,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,201,6,1795771616176,'{"answered":{"by":1,"ask":{"opened":201,"to":1},"how":"player","action":{"classic":{"attack":{"from":14,"to":17,"dice":2}}}}}');
INSERT INTO "events" VALUES(7,202,6,1795771616176,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":14,"to":17,"dice":2,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,203,6,1795771616176,'{"answered":{"by":2,"ask":{"opened":203,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,204,6,1795771616176,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":14,"to":17,"against":{"seat":2},"attack":[1,1],"defence":[1],"attacker_lost":1,"defender_lost":0,"draw":143}}}}}');
INSERT INTO "events" VALUES(7,205,6,1795771616176,'{"answered":{"by":1,"ask":{"opened":205,"to":1},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,206,6,1795771616176,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,207,6,1795771616176,'{"happened":{"classic":{"drew":{"seat":1,"card":1,"draw":146}}}}');
INSERT INTO "events" VALUES(7,208,6,1795771616176,'{"answered":{"by":1,"ask":{"opened":208,"to":1},"how":"player","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,209,6,1795771616176,'{"happened":{"classic":{"public":{"turn_ended":{"seat":1}}}}}');
INSERT INTO "events" VALUES(7,210,7,1795771616176,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":3,"turn":7,"territories":6,"continents":2}}}}}');
INSERT INTO "events" VALUES(7,211,7,1795771619176,'{"answered":{"by":2,"ask":{"opened":211,"to":2},"how":"player","action":{"classic":{"place":{"armies":[[36,8]]}}}}}');
INSERT INTO "events" VALUES(7,212,7,1795771619176,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[36,8]]}}}}}');
INSERT INTO "events" VALUES(7,213,7,1795771619176,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,214,7,1795771619176,'{"answered":{"by":2,"ask":{"opened":214,"to":2},"how":"player","action":{"classic":{"attack":{"from":36,"to":37,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,215,7,1795771619176,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":36,"to":37,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,216,7,1795771619176,'{"answered":{"by":1,"ask":{"opened":216,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,217,7,1795771619176,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":36,"to":37,"against":{"seat":1},"attack":[6,2,2],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":147}}}}}');
INSERT INTO "events" VALUES(7,218,7,1795771619176,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":36,"to":37,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,219,7,1795771619176,'{"answered":{"by":2,"ask":{"opened":219,"to":2},"how":"player","action":{"classic":{"advance":{"armies":9}}}}}');
INSERT INTO "events" VALUES(7,220,7,1795771619176,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":36,"to":37,"armies":9}}}}}');
INSERT INTO "events" VALUES(7,221,7,1795771619176,'{"answered":{"by":2,"ask":{"opened":221,"to":2},"how":"player","action":{"classic":{"attack":{"from":37,"to":38,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,222,7,1795771619176,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":37,"to":38,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,223,7,1795771619176,'{"answered":{"by":1,"ask":{"opened":223,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,224,7,1795771619176,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":37,"to":38,"against":{"seat":1},"attack":[6,3,2],"defence":[3],"attacker_lost":0,"defender_lost":1,"draw":151}}}}}');
INSERT INTO "events" VALUES(7,225,7,1795771619176,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":37,"to":38,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,226,7,1795771619176,'{"answered":{"by":2,"ask":{"opened":226,"to":2},"how":"player","action":{"classic":{"advance":{"armies":8}}}}}');
INSERT INTO "events" VALUES(7,227,7,1795771619176,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":37,"to":38,"armies":8}}}}}');
INSERT INTO "events" VALUES(7,228,7,1795771619176,'{"answered":{"by":2,"ask":{"opened":228,"to":2},"how":"player","action":{"classic":{"attack":{"from":38,"to":40,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,229,7,1795771619176,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":38,"to":40,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,230,7,1795771619176,'{"answered":{"by":1,"ask":{"opened":230,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,231,7,1795771619176,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":38,"to":40,"against":{"seat":1},"attack":[5,4,4],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":155}}}}}');
INSERT INTO "events" VALUES(7,232,7,1795771619176,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":38,"to":40,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,233,7,1795771619176,'{"answered":{"by":2,"ask":{"opened":233,"to":2},"how":"player","action":{"classic":{"advance":{"armies":7}}}}}');
INSERT INTO "events" VALUES(7,234,7,1795771619176,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":38,"to":40,"armies":7}}}}}');
INSERT INTO "events" VALUES(7,235,7,1795771619176,'{"answered":{"by":2,"ask":{"opened":235,"to":2},"how":"player","action":{"classic":{"attack":{"from":40,"to":41,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,236,7,1795771619176,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":40,"to":41,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,237,7,1795771619176,'{"answered":{"by":1,"ask":{"opened":237,"to":1},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,238,7,1795771619176,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":40,"to":41,"against":{"seat":1},"attack":[6,2,1],"defence":[4,1],"attacker_lost":0,"defender_lost":2,"draw":159}}}}}');
INSERT INTO "events" VALUES(7,239,7,1795771619176,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":40,"to":41,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,240,7,1795771619176,'{"answered":{"by":2,"ask":{"opened":240,"to":2},"how":"player","action":{"classic":{"advance":{"armies":6}}}}}');
INSERT INTO "events" VALUES(7,241,7,1795771619176,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":40,"to":41,"armies":6}}}}}');
INSERT INTO "events" VALUES(7,242,7,1795771619176,'{"answered":{"by":2,"ask":{"opened":242,"to":2},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,243,7,1795771619176,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,244,7,1795771619176,'{"happened":{"classic":{"drew":{"seat":2,"card":41,"draw":164}}}}');
INSERT INTO "events" VALUES(7,245,7,1795771619176,'{"answered":{"by":2,"ask":{"opened":245,"to":2},"how":"player","action":{"classic":{"fortify":{"from":41,"to":40,"armies":5}}}}}');
INSERT INTO "events" VALUES(7,246,7,1795771619176,'{"happened":{"classic":{"public":{"fortified":{"seat":2,"from":41,"to":40,"armies":5}}}}}');
INSERT INTO "events" VALUES(7,247,7,1795771619176,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}');
INSERT INTO "events" VALUES(7,248,8,1795771619176,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":3,"turn":8,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(7,249,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":249,"to":0},"how":"player","action":{"classic":{"place":{"armies":[[18,3]]}}}}}');
INSERT INTO "events" VALUES(7,250,8,1795771739201,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[18,3]]}}}}}');
INSERT INTO "events" VALUES(7,251,8,1795771739201,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,252,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":252,"to":0},"how":"player","action":{"classic":{"attack":{"from":18,"to":17,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,253,8,1795771739201,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":18,"to":17,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,254,8,1795771739201,'{"answered":{"by":2,"ask":{"opened":254,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,255,8,1795771739201,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":18,"to":17,"against":{"seat":2},"attack":[4,4,3],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":165}}}}}');
INSERT INTO "events" VALUES(7,256,8,1795771739201,'{"happened":{"classic":{"public":{"captured":{"seat":0,"from":18,"to":17,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,257,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":257,"to":0},"how":"player","action":{"classic":{"advance":{"armies":7}}}}}');
INSERT INTO "events" VALUES(7,258,8,1795771739201,'{"happened":{"classic":{"public":{"advanced":{"seat":0,"from":18,"to":17,"armies":7}}}}}');
INSERT INTO "events" VALUES(7,259,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":259,"to":0},"how":"player","action":{"classic":{"attack":{"from":17,"to":14,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,260,8,1795771739201,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":17,"to":14,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,261,8,1795771739201,'{"answered":{"by":1,"ask":{"opened":261,"to":1},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,262,8,1795771739201,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":17,"to":14,"against":{"seat":1},"attack":[5,4,4],"defence":[6,2],"attacker_lost":1,"defender_lost":1,"draw":169}}}}}');
INSERT INTO "events" VALUES(7,263,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":263,"to":0},"how":"player","action":{"classic":{"attack":{"from":17,"to":14,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,264,8,1795771739201,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":17,"to":14,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,265,8,1795771739201,'{"answered":{"by":1,"ask":{"opened":265,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,266,8,1795771739201,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":17,"to":14,"against":{"seat":1},"attack":[4,3,2],"defence":[5],"attacker_lost":1,"defender_lost":0,"draw":174}}}}}');
INSERT INTO "events" VALUES(7,267,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":267,"to":0},"how":"player","action":{"classic":{"attack":{"from":17,"to":14,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,268,8,1795771739201,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":17,"to":14,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,269,8,1795771739201,'{"answered":{"by":1,"ask":{"opened":269,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,270,8,1795771739201,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":17,"to":14,"against":{"seat":1},"attack":[6,3,3],"defence":[4],"attacker_lost":0,"defender_lost":1,"draw":178}}}}}');
INSERT INTO "events" VALUES(7,271,8,1795771739201,'{"happened":{"classic":{"public":{"captured":{"seat":0,"from":17,"to":14,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,272,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":272,"to":0},"how":"player","action":{"classic":{"advance":{"armies":4}}}}}');
INSERT INTO "events" VALUES(7,273,8,1795771739201,'{"happened":{"classic":{"public":{"advanced":{"seat":0,"from":17,"to":14,"armies":4}}}}}');
INSERT INTO "events" VALUES(7,274,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":274,"to":0},"how":"player","action":{"classic":{"attack":{"from":22,"to":25,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,275,8,1795771739201,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":22,"to":25,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,276,8,1795771739201,'{"answered":{"by":2,"ask":{"opened":276,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,277,8,1795771739201,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":22,"to":25,"against":{"seat":2},"attack":[4,1,1],"defence":[5,2],"attacker_lost":2,"defender_lost":0,"draw":182}}}}}');
INSERT INTO "events" VALUES(7,278,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":278,"to":0},"how":"player","action":{"classic":{"attack":{"from":22,"to":25,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,279,8,1795771739201,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":22,"to":25,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,280,8,1795771739201,'{"answered":{"by":2,"ask":{"opened":280,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,281,8,1795771739201,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":22,"to":25,"against":{"seat":2},"attack":[5,4,2],"defence":[4,2],"attacker_lost":0,"defender_lost":2,"draw":187}}}}}');
INSERT INTO "events" VALUES(7,282,8,1795771739201,'{"happened":{"classic":{"public":{"captured":{"seat":0,"from":22,"to":25,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,283,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":283,"to":0},"how":"player","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,284,8,1795771739201,'{"happened":{"classic":{"public":{"advanced":{"seat":0,"from":22,"to":25,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,285,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":285,"to":0},"how":"player","action":{"classic":{"attack":{"from":22,"to":35,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,286,8,1795771739201,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":22,"to":35,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,287,8,1795771739201,'{"answered":{"by":2,"ask":{"opened":287,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}');
INSERT INTO "events" VALUES(7,288,8,1795771739201,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":22,"to":35,"against":{"seat":2},"attack":[6,5,4],"defence":[5,3],"attacker_lost":0,"defender_lost":2,"draw":192}}}}}');
INSERT INTO "events" VALUES(7,289,8,1795771739201,'{"happened":{"classic":{"public":{"captured":{"seat":0,"from":22,"to":35,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,290,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":290,"to":0},"how":"player","action":{"classic":{"advance":{"armies":6}}}}}');
INSERT INTO "events" VALUES(7,291,8,1795771739201,'{"happened":{"classic":{"public":{"advanced":{"seat":0,"from":22,"to":35,"armies":6}}}}}');
INSERT INTO "events" VALUES(7,292,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":292,"to":0},"how":"player","action":{"classic":{"attack":{"from":35,"to":36,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,293,8,1795771739201,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":35,"to":36,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,294,8,1795771739201,'{"answered":{"by":2,"ask":{"opened":294,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,295,8,1795771739201,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":35,"to":36,"against":{"seat":2},"attack":[6,3,3],"defence":[6],"attacker_lost":1,"defender_lost":0,"draw":197}}}}}');
INSERT INTO "events" VALUES(7,296,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":296,"to":0},"how":"player","action":{"classic":{"attack":{"from":35,"to":36,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,297,8,1795771739201,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":35,"to":36,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,298,8,1795771739201,'{"answered":{"by":2,"ask":{"opened":298,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,299,8,1795771739201,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":35,"to":36,"against":{"seat":2},"attack":[6,2,2],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":201}}}}}');
INSERT INTO "events" VALUES(7,300,8,1795771739201,'{"happened":{"classic":{"public":{"captured":{"seat":0,"from":35,"to":36,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,301,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":301,"to":0},"how":"player","action":{"classic":{"advance":{"armies":4}}}}}');
INSERT INTO "events" VALUES(7,302,8,1795771739201,'{"happened":{"classic":{"public":{"advanced":{"seat":0,"from":35,"to":36,"armies":4}}}}}');
INSERT INTO "events" VALUES(7,303,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":303,"to":0},"how":"player","action":{"classic":{"attack":{"from":36,"to":37,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,304,8,1795771739201,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":36,"to":37,"dice":3,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,305,8,1795771739201,'{"answered":{"by":2,"ask":{"opened":305,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,306,8,1795771739201,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":36,"to":37,"against":{"seat":2},"attack":[3,2,2],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":205}}}}}');
INSERT INTO "events" VALUES(7,307,8,1795771739201,'{"happened":{"classic":{"public":{"captured":{"seat":0,"from":36,"to":37,"whose":{"seat":2},"min":3}}}}}');
INSERT INTO "events" VALUES(7,308,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":308,"to":0},"how":"forced","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,309,8,1795771739201,'{"happened":{"classic":{"public":{"advanced":{"seat":0,"from":36,"to":37,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,310,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":310,"to":0},"how":"player","action":{"classic":{"attack":{"from":7,"to":5,"dice":3}}}}}');
INSERT INTO "events" VALUES(7,311,8,1795771739201,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":7,"to":5,"dice":3,"chooser":1}}}}}');
INSERT INTO "events" VALUES(7,312,8,1795771739201,'{"answered":{"by":1,"ask":{"opened":312,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,313,8,1795771739201,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":7,"to":5,"against":{"seat":1},"attack":[4,3,1],"defence":[3],"attacker_lost":0,"defender_lost":1,"draw":209}}}}}');
INSERT INTO "events" VALUES(7,314,8,1795771739201,'{"happened":{"classic":{"public":{"captured":{"seat":0,"from":7,"to":5,"whose":{"seat":1},"min":3}}}}}');
INSERT INTO "events" VALUES(7,315,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":315,"to":0},"how":"forced","action":{"classic":{"advance":{"armies":3}}}}}');
INSERT INTO "events" VALUES(7,316,8,1795771739201,'{"happened":{"classic":{"public":{"advanced":{"seat":0,"from":7,"to":5,"armies":3}}}}}');
INSERT INTO "events" VALUES(7,317,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":317,"to":0},"how":"player","action":{"classic":{"attack":{"from":37,"to":33,"dice":2}}}}}');
INSERT INTO "events" VALUES(7,318,8,1795771739201,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":37,"to":33,"dice":2,"chooser":2}}}}}');
INSERT INTO "events" VALUES(7,319,8,1795771739201,'{"answered":{"by":2,"ask":{"opened":319,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}');
INSERT INTO "events" VALUES(7,320,8,1795771739201,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":37,"to":33,"against":{"seat":2},"attack":[5,4],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":213}}}}}');
INSERT INTO "events" VALUES(7,321,8,1795771739201,'{"happened":{"classic":{"public":{"captured":{"seat":0,"from":37,"to":33,"whose":{"seat":2},"min":2}}}}}');
INSERT INTO "events" VALUES(7,322,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":322,"to":0},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}');
INSERT INTO "events" VALUES(7,323,8,1795771739201,'{"happened":{"classic":{"public":{"advanced":{"seat":0,"from":37,"to":33,"armies":2}}}}}');
INSERT INTO "events" VALUES(7,324,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":324,"to":0},"how":"player","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(7,325,8,1795771739201,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,326,8,1795771739201,'{"happened":{"classic":{"drew":{"seat":0,"card":8,"draw":216}}}}');
INSERT INTO "events" VALUES(7,327,8,1795771739201,'{"answered":{"by":0,"ask":{"opened":327,"to":0},"how":"player","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(7,328,8,1795771739201,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(7,329,9,1795771739201,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":3,"turn":9,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(9,0,0,1795771373730,'{"happened":{"classic":{"public":{"start_rolled":{"rounds":[[[0,2],[1,5],[2,1],[3,5]],[[1,2],[3,4]]],"first":3,"draw":0}}}}}');
INSERT INTO "events" VALUES(9,1,0,1795771373730,'{"happened":{"classic":{"public":{"dealt":{"holders":[{"seat":3},{"seat":0},{"seat":2},{"seat":0},{"seat":2},{"seat":0},{"seat":2},{"seat":0},{"seat":0},{"seat":1},{"seat":1},{"seat":0},{"seat":3},{"seat":3},{"seat":1},{"seat":0},{"seat":1},{"seat":1},{"seat":1},{"seat":2},{"seat":2},{"seat":3},{"seat":0},{"seat":2},{"seat":2},{"seat":1},{"seat":2},{"seat":3},{"seat":2},{"seat":1},{"seat":0},{"seat":2},{"seat":3},{"seat":3},{"seat":0},{"seat":3},{"seat":1},{"seat":3},{"seat":1},{"seat":3},{"seat":0},{"seat":3}],"draw":6,"draws":42}}}}}');
INSERT INTO "events" VALUES(9,2,0,1795771373730,'{"happened":{"classic":{"public":{"deployed":{"seat":3,"own":[[0,2],[12,1],[13,2],[21,2],[27,3],[32,1],[33,3],[35,4],[37,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(9,3,0,1795771373730,'{"happened":{"classic":{"public":{"deployed":{"seat":0,"own":[[1,2],[3,2],[11,2],[15,2],[22,4],[30,3],[34,3],[40,1]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(9,4,0,1795771373730,'{"happened":{"classic":{"public":{"deployed":{"seat":1,"own":[[9,2],[10,2],[14,2],[16,2],[18,3],[25,1],[29,3],[36,3],[38,2]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(9,5,0,1795771373730,'{"happened":{"classic":{"public":{"deployed":{"seat":2,"own":[[2,2],[4,3],[6,2],[19,4],[20,4],[26,1],[28,1],[31,3]],"neutral":[]}}}}}');
INSERT INTO "events" VALUES(9,6,1,1795771373730,'{"happened":{"classic":{"public":{"turn_began":{"seat":3,"round":1,"turn":1,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(9,7,1,1795857773730,'{"answered":{"by":3,"ask":{"opened":7,"to":3},"how":"silence","action":{"classic":{"place":{"armies":[[35,3]]}}}}}');
INSERT INTO "events" VALUES(9,8,1,1795857773730,'{"happened":{"classic":{"public":{"placed":{"seat":3,"armies":[[35,3]]}}}}}');
INSERT INTO "events" VALUES(9,9,1,1795857773730,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":3}}}}}');
INSERT INTO "events" VALUES(9,10,1,1795857773730,'{"answered":{"by":3,"ask":{"opened":10,"to":3},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(9,11,1,1795857773730,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":3}}}}}');
INSERT INTO "events" VALUES(9,12,1,1795857773730,'{"answered":{"by":3,"ask":{"opened":12,"to":3},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(9,13,1,1795857773730,'{"happened":{"classic":{"public":{"turn_ended":{"seat":3}}}}}');
INSERT INTO "events" VALUES(9,14,2,1795857773730,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":1,"turn":2,"territories":3,"continents":0}}}}}');
INSERT INTO "events" VALUES(9,15,2,1795944173731,'{"answered":{"by":0,"ask":{"opened":15,"to":0},"how":"silence","action":{"classic":{"place":{"armies":[[34,3]]}}}}}');
INSERT INTO "events" VALUES(9,16,2,1795944173731,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[34,3]]}}}}}');
INSERT INTO "events" VALUES(9,17,2,1795944173731,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}');
INSERT INTO "events" VALUES(9,18,2,1795944173731,'{"answered":{"by":0,"ask":{"opened":18,"to":0},"how":"silence","action":{"classic":"stop"}}}');
INSERT INTO "events" VALUES(9,19,2,1795944173731,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(9,20,2,1795944173731,'{"answered":{"by":0,"ask":{"opened":20,"to":0},"how":"silence","action":{"classic":"hold"}}}');
INSERT INTO "events" VALUES(9,21,2,1795944173731,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}');
INSERT INTO "events" VALUES(9,22,3,1795944173731,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":1,"turn":3,"territories":3,"continents":0}}}}}');
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
    -- Why the game is suspended: the bot can't write in its channel ([PBP-53]: `channel`, `server`, `permission`, `locked`), or its
    -- data can't be read (`damaged`); empty: it isn't.
    parked        TEXT   NOT NULL DEFAULT '', dice TEXT NOT NULL DEFAULT '', fixed TEXT NOT NULL DEFAULT '', mixed TEXT NOT NULL DEFAULT '', awaits BIGINT NOT NULL DEFAULT 0, bound TEXT NOT NULL DEFAULT '', absence_policy TEXT NOT NULL DEFAULT 'caretaker', abandoned BIGINT NOT NULL DEFAULT 0, standstill TEXT NOT NULL DEFAULT '', clock TEXT NOT NULL DEFAULT '', erased_words TEXT NOT NULL DEFAULT '', lobby_rules TEXT NOT NULL DEFAULT '', settlement TEXT NOT NULL DEFAULT '',
    UNIQUE (guild, number)
);
INSERT INTO "games" VALUES(1,9,1575803883396005888,1575803893567193088,0,1,'running','{"rulebook":"classic","seats":4,"options":{"classic":{"setup":"instant","land":"dealt","deal":"claims","deal_extra":"first","half_continent":"off","start_armies":"full","place_by":"1","map":"classic83","order":"seats","direction":"left","defence_dice":"2","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"3","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_need","draw_at":"after_attacks","hand_limit":"none","kinds":"alike_or_different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"2","sets_per_turn":"any","forced":"at_five","owned_bonus":"once","bonus_place":"on_territory","use_cards_now":"forced","elim_trade_at":"7","protected_rounds":"0","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',1,1440,0,1575803883408588800,3000,'7fceb3f11d0decf22df77cfb82a5509e45e0d20142f058a1d385ffdcf2d78636','0f41603fa6bf2619d3bce10e00aafc5bd975924102cacf03f63ea63362b93022','97d416bd98bf62e69dda76a305bae96b25520866d85dab827bd80408cb30d025',0,'',1575803918619770880,'',31,4,31,'',1796030530940,1576528694044786688,1576166332406169600,15,'','-','{"computers":[null,null,null,null],"players":"cfef2ed196eb190eda6321e9f75a8dfb390d0e7ef0ca10f81572531d3cc66100"}','',0,'','caretaker',0,'','','','','');
INSERT INTO "games" VALUES(2,9,1575803883396005888,1575803921715167232,0,2,'running','{"rulebook":"objectives","seats":4,"options":{"classic":{"setup":"instant","land":"dealt","deal":"cards","deal_extra":"left","half_continent":"off","start_armies":"full","place_by":"3","map":"risiko","order":"seats","direction":"left","defence_dice":"3","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"0","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_once","draw_at":"turn_end","hand_limit":"7_against_time","kinds":"alike_or_different","values":"fixed","set_start":"4","alike":"by_arm","wild_with":"two_equal","wilds":"1","sets_per_turn":"1","forced":"never","owned_bonus":"each","bonus_place":"free","use_cards_now":"off","elim_trade_at":"7","protected_rounds":"4","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"classic14","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"on","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',1,1440,0,1575803883408588800,3000,'410a7473ce6fe50afede052cdd921600d35f3f53cbb44fbd252c7063649a8cb9','6c3a44dabfc3dd9ee0d0da837ed6160f8ee62bf76992dcb215db41523a6fb988','f5c166757de8ff92035657885a9c3b23d5be84bd92bd9e8670272c37285270ad',0,'',1575803944637038592,'',35,4,35,'',1796030537212,1576528720103997440,1576166358201139200,19,'','-','{"computers":[null,null,null,null],"players":"106c5fc296f4db6ecd453f278a310e60acc4a3de78b9c3dfb51373ec4c974470"}','',0,'','caretaker',0,'','','','','');
INSERT INTO "games" VALUES(3,9,1575803883396005888,1575803948239945728,0,3,'running','{"rulebook":"tournament","seats":4,"options":{"classic":{"setup":"instant","land":"dealt","deal":"cards","deal_extra":"last","half_continent":"off","start_armies":"full","place_by":"3","map":"risiko","order":"seats","direction":"left","defence_dice":"3","defence":"max","declare":"attacker_first","neutral":"opponent","no_inferiority":"on","fast_battle":"off","minimum":"0","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_once","draw_at":"turn_end","hand_limit":"7","kinds":"alike_or_different","values":"fixed","set_start":"4","alike":"by_arm","wild_with":"two_equal","wilds":"1","sets_per_turn":"1","forced":"never","owned_bonus":"each","bonus_place":"free","use_cards_now":"off","elim_trade_at":"7","protected_rounds":"4","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"2","advance_garrison":"1","army_cap":"130","deck":"challenge16","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"rounds","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"outside","talk":"off"}}}',1,1440,0,1575803883408588800,3000,'f40e7f43dea51e07ade986530d30d0cd4a036f1a2eb9050cd16a715a7cb6bc63','3dfe579fe0417ffd9472d623043110aa1c4e5c6335141d7535ea4e8d19de80cc','82cb06265cd611e579be67bc366439257a2e53bdcb6004dfa64840a9dec0532f',0,'',1575803971140845568,'',35,4,35,'',1796030543533,1576528746138042368,1576166410382475264,19,'','-','{"computers":[null,null,null,null],"players":"a0e9f91ef4f0e03c481d61f80c2cddb3ccb7575040514aa5be465a6f835f97f6"}','',0,'','caretaker',0,'','','','','');
INSERT INTO "games" VALUES(4,8,1575803883396005888,1575803974643089408,0,4,'running','{"rulebook":"first_edition","seats":4,"options":{"classic":{"setup":"instant","land":"dealt","deal":"dice","deal_extra":"first","half_continent":"off","start_armies":"one_each","place_by":"1","map":"risiko","order":"throws","direction":"right","defence_dice":"3","defence":"two_up","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"0","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"both","deck_renew":"at_need","draw_at":"turn_end","hand_limit":"none","kinds":"different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"1","sets_per_turn":"any","forced":"never","owned_bonus":"none","bonus_place":"on_territory","use_cards_now":"on","elim_trade_at":"7","protected_rounds":"4","protection":"cap","fortify":"multi_adjacent","exclude_engaged":"on","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',1,1440,0,1575803883408588800,3000,'118c61c70b5a4a3e3983129881228e11d12df564229db320b616d339b51aca5a','fdd592d9df77e2607d656f26ef59fc3f7f51a74570a45bb04f0ea9ae54be42fd','2bc1f9e72ebfc4aa08b9799e450c3282146cf2d28039f01dfe5dd673e4852577',0,'',1575803997166501888,'',22,3,21,'',1795944149767,1576166384952410112,1576166410848043008,13,'','-','{"computers":[null,null,null,null],"players":"054d8ecf6345d8ba26ab4f76174df9cc017dbb6cd5caf4a9ffa8286a6b388854"}','',0,'','caretaker',0,'','','','','');
INSERT INTO "games" VALUES(5,8,1575803883396005888,1575804000668745728,0,5,'running','{"rulebook":"y2210","seats":4,"options":{"y2210":{"setup":"instant","land":"dealt","exiled_canada":"on","defence":"free","declare":"attacker_first","neutral":"max","neutral_is_opponent":"on","bonus_three":"contested","lone_station":"each_declaration","elimination":"no_territory","station_anywhere":"on","casualties":"auto","reactions":"together","death_trap":"mods","after_trap":"stay_in_hand","hidden_energy":"secret","reshuffle":"off","reduction_step":"whole_card","armageddon":"goes_on","gifts":"off","blank_cards":"off"}}}',1,1440,0,1575803883408588800,3000,'4a77766fcb1eb6b468d3b9b09f94b5a89735021a9da17aae428f5bbb91facbcf','5fe0dcedbf22582eebec7bc1f1017f504a50a34c7b00a04ff6556365a8e8c931','edf026115bf735e8fb358d5cd1217c154fd01b7dfde41254e4047d665d893b1b',0,'',1575804023154409472,'',12,0,12,'',1795944155958,1576166485812838400,1575804023838081024,5,'','-','{"computers":[null,null,null,null],"players":"99dec0e9a5eb2edd0138f0d6df28544bcea49b0e92e52b28f05758d320328b86"}','',0,'','caretaker',0,'','','','','');
INSERT INTO "games" VALUES(6,8,1575803883396005888,1575804026589544448,0,6,'running','{"rulebook":"cold_war","seats":4,"options":{"cold_war":{"seats":"drawn","scandinavia":"american","initial_income":"computed","start_money":"0","first":"rotate","money":"public","superpower_ban":"on","shared":"war","interceptor_upkeep":"0","unpaid_nuclear":"step_down","die":"10","success":"6","botch":"net_ones","damage":"maximal","defence_least":"one","fight_cap":"20","reenter_war":"own_price","free_step":"off","guests":"bound","interceptor_holds":"off","meet_invader":"on","civil_war_prize":"infantry","launch":"free","bomb_controller":"turn_end","tie":"shared"}}}',0,1440,1,1575803883408588800,3000,'12e25d94033c519d420c66efc506293654b1f8c1626418ed63bf5ed4840bf870','1a26732b1f93eddd9572c0f1ee4b637697cdd4178ca62a238560571cd2106de7','5322ee15e874ec0617935c70286f9a34be59c28c150f19d3d27b4e8698fbdec2',0,'',1575804048739663872,'',17,3,15,'',1795944162077,1576528824105959424,1576166485171109888,12,'','-','{"computers":[null,null,null,null],"players":"ae992c4bca2ff6cfdbc8f5ce802c1f660b857132564b9b85e7af9d2ff23bdab3"}','',0,'','caretaker',0,'','','','','');
INSERT INTO "games" VALUES(7,10,1575803883396005888,1575804052292239360,0,7,'cancelled','{"rulebook":"classic","seats":3,"options":{"classic":{"setup":"instant","land":"dealt","deal":"claims","deal_extra":"first","half_continent":"off","start_armies":"full","place_by":"1","map":"classic83","order":"seats","direction":"left","defence_dice":"2","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"3","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_need","draw_at":"after_attacks","hand_limit":"none","kinds":"alike_or_different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"2","sets_per_turn":"any","forced":"at_five","owned_bonus":"once","bonus_place":"on_territory","use_cards_now":"forced","elim_trade_at":"7","protected_rounds":"0","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',1,2,0,1575803883408588800,3000,'0c933cf2c97b98c2f180a676c79bd130ed6ace20959a287b03d4b42102d1251b','e95a7f6d2e33fd96717c586ca98840d58e6ccf4a66a117174641c1fb3a872a67','95a68fe7d864f6be464f62cdd9f16c23945233f846860cbdb2fe051d1164267d',0,'',1575804057539313664,'',330,9,330,'',1795771739201,1576528799212765184,1576528798118051840,165,'','-','{"computers":[null,"normal","normal"],"players":"d99e655acd3ae2a6281f9a4e0cbe0b6df42a78f64dba3957b45f262c7641e6cb"}','',0,'','caretaker',1,'','','','','');
INSERT INTO "games" VALUES(8,3,1575803883396005888,1575804061028974592,0,8,'lobby','{"rulebook":"classic","seats":6,"options":{"classic":{"setup":"sealed","land":"dealt","deal":"claims","deal_extra":"first","half_continent":"off","start_armies":"full","place_by":"1","map":"classic83","order":"seats","direction":"left","defence_dice":"2","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"3","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_need","draw_at":"after_attacks","hand_limit":"none","kinds":"alike_or_different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"2","sets_per_turn":"any","forced":"at_five","owned_bonus":"once","bonus_place":"on_territory","use_cards_now":"forced","elim_trade_at":"7","protected_rounds":"0","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',0,1440,0,1575803883408588800,3000,'1b5af6854c68eef4b773e50145db1456c25e474f8bf69b42b5b42380cd3c44f7','2b90c9fbafb410a4dd34bb6651e461e1b40356a8c048b37451736d9eb2f1852c','',0,'',NULL,'',0,0,0,'',1795771367239,1575804061230301184,NULL,0,'','-','','',0,'','caretaker',0,'','','','','');
INSERT INTO "games" VALUES(9,4,1575803883396005888,1575804096433094656,0,9,'running','{"rulebook":"classic","seats":4,"options":{"classic":{"setup":"instant","land":"dealt","deal":"claims","deal_extra":"first","half_continent":"off","start_armies":"full","place_by":"1","map":"classic83","order":"seats","direction":"left","defence_dice":"2","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"3","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_need","draw_at":"after_attacks","hand_limit":"none","kinds":"alike_or_different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"2","sets_per_turn":"any","forced":"at_five","owned_bonus":"once","bonus_place":"on_territory","use_cards_now":"forced","elim_trade_at":"7","protected_rounds":"0","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',1,1440,0,1575803883408588800,3000,'107f210a393d87ef410775196b331cd5a1ae300e8a52169bb6eeb541c323668c','57cc9f5dafb95b06f479bc4fe3e9111cc5a6954dfcbf6395bb0da841542197a3','384e6ff1c2a55cb8e913ca50676491c93a391e5fcd85bcff5ef27af99cc573e6',0,'',1575804097154514944,'',23,3,23,'',1795944173731,NULL,1576528873741352960,23,'','-','{"computers":[null,null,null,null],"players":"4ac3e14152c57b44bf64df9ae49203301061bafd45f02847525ffb743894ccdc"}','',0,'','caretaker',0,'','','','','');
CREATE TABLE log_parts (
    notice  BIGINT NOT NULL,
    part    BIGINT NOT NULL,
    message BIGINT NOT NULL,
    since   BIGINT NOT NULL,
    told    BIGINT NOT NULL,
    posted  BIGINT NOT NULL,
    PRIMARY KEY (notice, part)
) WITHOUT ROWID;
INSERT INTO "log_parts" VALUES(4,0,1575803918774960128,0,6,1795771331245);
INSERT INTO "log_parts" VALUES(7,0,1575803921513840640,0,1,1795771331909);
INSERT INTO "log_parts" VALUES(7,1,1576166331680555008,1,8,1795857731223);
INSERT INTO "log_parts" VALUES(12,0,1575803944720924672,0,10,1795771337441);
INSERT INTO "log_parts" VALUES(15,0,1575803946318954496,0,1,1795771337822);
INSERT INTO "log_parts" VALUES(15,1,1576166332221620224,1,8,1795857737355);
INSERT INTO "log_parts" VALUES(20,0,1575803971195371520,0,10,1795771343748);
INSERT INTO "log_parts" VALUES(23,0,1575803975255457792,0,1,1795771344721);
INSERT INTO "log_parts" VALUES(23,1,1576166359149051904,1,8,1795857743753);
INSERT INTO "log_parts" VALUES(28,0,1575803997246193664,0,2,1795771349965);
INSERT INTO "log_parts" VALUES(31,0,1575803998227660800,0,2,1795771350199);
INSERT INTO "log_parts" VALUES(31,1,1576166385044684800,2,9,1795857749947);
INSERT INTO "log_parts" VALUES(36,0,1575804023246684160,0,5,1795771356158);
INSERT INTO "log_parts" VALUES(36,1,1576166485926084608,5,10,1795857773994);
INSERT INTO "log_parts" VALUES(49,0,1575804048785801216,0,4,1795771362253);
INSERT INTO "log_parts" VALUES(52,0,1575804049544970240,0,3,1795771362434);
INSERT INTO "log_parts" VALUES(52,1,1576166436777230336,3,5,1795857762278);
INSERT INTO "log_parts" VALUES(56,0,1575804057610616832,0,5,1795771364357);
INSERT INTO "log_parts" VALUES(59,0,1575804058399145984,0,28,1795771364545);
INSERT INTO "log_parts" VALUES(64,0,1575804079349694464,0,8,1795771367730);
INSERT INTO "log_parts" VALUES(68,0,1575804097188069376,0,6,1795771373794);
INSERT INTO "log_parts" VALUES(72,0,1575804098643492864,0,1,1795771374137);
INSERT INTO "log_parts" VALUES(72,1,1576166485028503552,1,8,1795857773787);
INSERT INTO "log_parts" VALUES(76,0,1575804585690267648,0,56,1795771490255);
INSERT INTO "log_parts" VALUES(78,0,1575804597878915072,0,1,1795771490484);
INSERT INTO "log_parts" VALUES(78,1,1576528747207589888,1,67,1795944143818);
INSERT INTO "log_parts" VALUES(83,0,1576528799070158848,0,8,1795944156184);
INSERT INTO "log_parts" VALUES(101,0,1576166358960308224,0,1,1795857743721);
INSERT INTO "log_parts" VALUES(101,1,1576891135421317120,1,8,1795944131164);
INSERT INTO "log_parts" VALUES(113,0,1576166384646225920,0,1,1795857749848);
INSERT INTO "log_parts" VALUES(113,1,1576891136063045632,1,8,1795944137387);
INSERT INTO "log_parts" VALUES(119,0,1576166436349411328,0,1,1795857762180);
INSERT INTO "log_parts" VALUES(119,1,1576891137824653312,1,8,1795944143594);
INSERT INTO "log_parts" VALUES(127,0,1576166437049860096,0,2,1795857762348);
INSERT INTO "log_parts" VALUES(143,0,1576528693163982848,0,3,1795857774022);
INSERT INTO "log_parts" VALUES(150,0,1576528720712171520,0,8,1795944137504);
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
INSERT INTO "outbox" VALUES(1,1,0,0,'pin',0,0,'"pin"','pending',3,0,0,NULL);
INSERT INTO "outbox" VALUES(2,1,0,0,'lobby_edit',0,0,'"lobby_edit"','pending',8,0,0,1576528694044786688);
INSERT INTO "outbox" VALUES(3,1,7,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"97d416bd98bf62e69dda76a305bae96b25520866d85dab827bd80408cb30d025"}}}}','delivered',1,0,0,1575803918619770880);
INSERT INTO "outbox" VALUES(4,1,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575803918774960128);
INSERT INTO "outbox" VALUES(5,1,7,0,'board_post',6,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575803919957753856);
INSERT INTO "outbox" VALUES(6,1,7,1575803883408588800,'your_turn',0,0,'{"your_turn":{"person":1575803883408588800,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795857730930}}','delivered',1,0,0,1575803921237016576);
INSERT INTO "outbox" VALUES(7,1,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',2,0,0,1576166331680555008);
INSERT INTO "outbox" VALUES(8,1,7,1575803883408588800,'reminder',0,0,'{"reminder":{"person":1575803883408588800,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795857730930,"reminded":{"number":0,"total":86399049,"mark":null},"here":false}}','dropped',1,0,1795814531406,NULL);
INSERT INTO "outbox" VALUES(9,2,0,0,'pin',0,0,'"pin"','pending',3,0,0,NULL);
INSERT INTO "outbox" VALUES(10,2,0,0,'lobby_edit',0,0,'"lobby_edit"','pending',8,0,0,1576528720103997440);
INSERT INTO "outbox" VALUES(11,2,11,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"f5c166757de8ff92035657885a9c3b23d5be84bd92bd9e8670272c37285270ad"}}}}','delivered',1,0,0,1575803944637038592);
INSERT INTO "outbox" VALUES(12,2,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575803944720924672);
INSERT INTO "outbox" VALUES(13,2,11,0,'board_post',6,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575803945194881024);
INSERT INTO "outbox" VALUES(14,2,11,1575803893378449408,'your_turn',0,0,'{"your_turn":{"person":1575803893378449408,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795857737211}}','delivered',1,0,0,1575803946184736768);
INSERT INTO "outbox" VALUES(15,2,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',2,0,0,1576166332221620224);
INSERT INTO "outbox" VALUES(16,2,11,1575803893378449408,'reminder',0,0,'{"reminder":{"person":1575803893378449408,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795857737211,"reminded":{"number":0,"total":86399392,"mark":null},"here":false}}','delivered',1,0,1795814537515,1576166306141437952);
INSERT INTO "outbox" VALUES(17,3,0,0,'pin',0,0,'"pin"','pending',3,0,0,NULL);
INSERT INTO "outbox" VALUES(18,3,0,0,'lobby_edit',0,0,'"lobby_edit"','pending',8,0,0,1576528746138042368);
INSERT INTO "outbox" VALUES(19,3,11,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"82cb06265cd611e579be67bc366439257a2e53bdcb6004dfa64840a9dec0532f"}}}}','delivered',1,0,0,1575803971140845568);
INSERT INTO "outbox" VALUES(20,3,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575803971195371520);
INSERT INTO "outbox" VALUES(21,3,11,0,'board_post',6,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575803972319444992);
INSERT INTO "outbox" VALUES(22,3,11,1575803893311340544,'your_turn',0,0,'{"your_turn":{"person":1575803893311340544,"seat":1,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795857743524}}','delivered',1,0,0,1575803974915719168);
INSERT INTO "outbox" VALUES(23,3,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',2,0,0,1576166359149051904);
INSERT INTO "outbox" VALUES(24,3,11,1575803893311340544,'reminder',0,0,'{"reminder":{"person":1575803893311340544,"seat":1,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795857743524,"reminded":{"number":0,"total":86398862,"mark":null},"here":false}}','delivered',1,0,1795814544093,1576166306170798080);
INSERT INTO "outbox" VALUES(25,4,0,0,'pin',0,0,'"pin"','delivered',2,0,0,NULL);
INSERT INTO "outbox" VALUES(26,4,0,0,'lobby_edit',0,0,'"lobby_edit"','pending',7,0,0,1576166384952410112);
INSERT INTO "outbox" VALUES(27,4,4,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"2bc1f9e72ebfc4aa08b9799e450c3282146cf2d28039f01dfe5dd673e4852577"}}}}','delivered',1,0,0,1575803997166501888);
INSERT INTO "outbox" VALUES(28,4,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575803997246193664);
INSERT INTO "outbox" VALUES(29,4,4,0,'board_post',6,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575803997858562048);
INSERT INTO "outbox" VALUES(30,4,3,1575803893378449408,'your_turn',0,0,'{"your_turn":{"person":1575803893378449408,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795857749767}}','delivered',1,0,0,1575803998156357632);
INSERT INTO "outbox" VALUES(31,4,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',2,0,0,1576166385044684800);
INSERT INTO "outbox" VALUES(32,4,3,1575803893378449408,'reminder',0,0,'{"reminder":{"person":1575803893378449408,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795857749767,"reminded":{"number":0,"total":86399570,"mark":null},"here":false}}','delivered',1,0,1795814549982,1576166306137243648);
INSERT INTO "outbox" VALUES(33,5,0,0,'pin',0,0,'"pin"','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(34,5,0,0,'lobby_edit',0,0,'"lobby_edit"','pending',7,0,0,1576166485812838400);
INSERT INTO "outbox" VALUES(35,5,5,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"edf026115bf735e8fb358d5cd1217c154fd01b7dfde41254e4047d665d893b1b"}}}}','delivered',1,0,0,1575804023154409472);
INSERT INTO "outbox" VALUES(36,5,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','pending',3,0,0,1576166485926084608);
INSERT INTO "outbox" VALUES(37,5,5,0,'board_post',6,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575804023838081024);
INSERT INTO "outbox" VALUES(38,5,5,1575803893311340544,'your_turn',1,0,'{"your_turn":{"person":1575803893311340544,"seat":1,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795857755952}}','delivered',1,0,0,1575804024051990528);
INSERT INTO "outbox" VALUES(39,5,5,1575803893374255104,'your_turn',1,0,'{"your_turn":{"person":1575803893374255104,"seat":2,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795857755952}}','delivered',1,0,0,1575804024446255104);
INSERT INTO "outbox" VALUES(40,5,5,1575803893378449408,'your_turn',1,0,'{"your_turn":{"person":1575803893378449408,"seat":3,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795857755952}}','delivered',1,0,0,1575804024899239936);
INSERT INTO "outbox" VALUES(41,5,5,1575803883408588800,'your_turn',1,0,'{"your_turn":{"person":1575803883408588800,"seat":0,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795857755952}}','delivered',1,0,0,1575804025360613376);
INSERT INTO "outbox" VALUES(42,5,5,1575803893311340544,'reminder',1,0,'{"reminder":{"person":1575803893311340544,"seat":1,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795857755952,"reminded":{"number":0,"total":86399593,"mark":null},"here":false}}','delivered',1,0,1795814556156,1576166306334375936);
INSERT INTO "outbox" VALUES(43,5,5,1575803893374255104,'reminder',1,0,'{"reminder":{"person":1575803893374255104,"seat":2,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795857755952,"reminded":{"number":0,"total":86399494,"mark":null},"here":false}}','delivered',1,0,1795814556205,1576166306527313920);
INSERT INTO "outbox" VALUES(44,5,5,1575803893378449408,'reminder',1,0,'{"reminder":{"person":1575803893378449408,"seat":3,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795857755952,"reminded":{"number":0,"total":86399380,"mark":null},"here":false}}','delivered',1,0,1795814556262,NULL);
INSERT INTO "outbox" VALUES(45,5,5,1575803883408588800,'reminder',1,0,'{"reminder":{"person":1575803883408588800,"seat":0,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795857755952,"reminded":{"number":0,"total":86399274,"mark":null},"here":false}}','delivered',1,0,1795814556315,NULL);
INSERT INTO "outbox" VALUES(46,6,0,0,'pin',0,0,'"pin"','pending',3,0,0,NULL);
INSERT INTO "outbox" VALUES(47,6,0,0,'lobby_edit',0,0,'"lobby_edit"','delivered',7,0,0,1576528824105959424);
INSERT INTO "outbox" VALUES(48,6,7,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"5322ee15e874ec0617935c70286f9a34be59c28c150f19d3d27b4e8698fbdec2"}}}}','delivered',1,0,0,1575804048739663872);
INSERT INTO "outbox" VALUES(49,6,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575804048785801216);
INSERT INTO "outbox" VALUES(50,6,7,0,'board_post',6,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575804049201037312);
INSERT INTO "outbox" VALUES(51,6,5,1575803893374255104,'your_turn',0,0,'{"your_turn":{"person":1575803893374255104,"seat":2,"decision":"turn","ask":{"cold_war":"act"},"deadline":1795857762076}}','delivered',1,0,0,1575804049503027200);
INSERT INTO "outbox" VALUES(52,6,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',2,0,0,1576166436777230336);
INSERT INTO "outbox" VALUES(53,6,5,1575803893374255104,'reminder',0,0,'{"reminder":{"person":1575803893374255104,"seat":2,"decision":"turn","ask":{"cold_war":"act"},"deadline":1795857762076,"reminded":{"number":0,"total":86399649,"mark":null},"here":false}}','delivered',1,0,1795814562252,1576166306174992384);
INSERT INTO "outbox" VALUES(54,7,0,0,'pin',0,0,'"pin"','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(55,7,6,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"95a68fe7d864f6be464f62cdd9f16c23945233f846860cbdb2fe051d1164267d"}}}}','delivered',1,0,0,1575804057539313664);
INSERT INTO "outbox" VALUES(56,7,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575804057610616832);
INSERT INTO "outbox" VALUES(57,7,6,0,'board_post',2,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575804058323648512);
INSERT INTO "outbox" VALUES(58,7,0,0,'lobby_edit',0,0,'"lobby_edit"','delivered',9,0,0,1576528799212765184);
INSERT INTO "outbox" VALUES(59,7,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',2,0,0,1575804058399145984);
INSERT INTO "outbox" VALUES(60,8,0,0,'pin',0,0,'"pin"','delivered',1,0,0,NULL);
INSERT INTO "outbox" VALUES(61,8,0,0,'lobby_edit',0,0,'"lobby_edit"','delivered',2,0,0,1575804061230301184);
INSERT INTO "outbox" VALUES(62,7,34,0,'board_post',3,1,'{"board_post":{"turn":1}}','delivered',1,0,0,1575804070927532032);
INSERT INTO "outbox" VALUES(63,7,34,1575803883408588800,'your_turn',0,0,'{"your_turn":{"person":1575803883408588800,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795771487155}}','delivered',1,0,0,1575804071690895360);
INSERT INTO "outbox" VALUES(64,7,0,0,'turn_log',2,1,'{"turn_log":{"turn":2}}','delivered',2,0,0,1575804079349694464);
INSERT INTO "outbox" VALUES(65,7,0,0,'old_panel',1575804058323648512,0,'{"old_panel":{"message":1575804058323648512,"turn":0}}','delivered',1,0,0,1575804058323648512);
INSERT INTO "outbox" VALUES(66,7,34,1575803883408588800,'reminder',0,0,'{"reminder":{"person":1575803883408588800,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795771487155,"reminded":{"number":0,"total":119434,"mark":null},"here":false}}','dropped',1,0,1795771427438,NULL);
INSERT INTO "outbox" VALUES(67,9,7,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"384e6ff1c2a55cb8e913ca50676491c93a391e5fcd85bcff5ef27af99cc573e6"}}}}','delivered',1,0,0,1575804097154514944);
INSERT INTO "outbox" VALUES(68,9,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575804097188069376);
INSERT INTO "outbox" VALUES(69,9,7,0,'board_post',2,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575804097917878272);
INSERT INTO "outbox" VALUES(70,9,7,1575803893378449408,'your_turn',0,0,'{"your_turn":{"person":1575803893378449408,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795857773730}}','delivered',1,0,0,1575804098563801088);
INSERT INTO "outbox" VALUES(71,9,0,0,'lobby_edit',0,0,'"lobby_edit"','dropped',3,0,0,NULL);
INSERT INTO "outbox" VALUES(72,9,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',2,0,0,1576166485028503552);
INSERT INTO "outbox" VALUES(73,9,7,1575803893378449408,'reminder',0,0,'{"reminder":{"person":1575803893378449408,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795857773730,"reminded":{"number":0,"total":86399601,"mark":null},"here":false}}','delivered',1,0,1795814573930,1576166306070134784);
INSERT INTO "outbox" VALUES(74,7,42,0,'board_post',4,1,'{"board_post":{"turn":2}}','delivered',1,0,0,1575804585509912576);
INSERT INTO "outbox" VALUES(75,7,34,1575803883408588800,'answered',0,0,'{"answered":{"person":1575803883408588800,"decision":"turn"}}','delivered',1,0,0,1575804071690895360);
INSERT INTO "outbox" VALUES(76,7,0,0,'turn_log',3,1,'{"turn_log":{"turn":3}}','delivered',2,0,0,1575804585690267648);
INSERT INTO "outbox" VALUES(77,7,98,0,'board_post',5,1,'{"board_post":{"turn":3}}','delivered',1,0,0,1575804586571071488);
INSERT INTO "outbox" VALUES(78,7,0,0,'turn_log',4,1,'{"turn_log":{"turn":4}}','delivered',2,0,0,1576528747207589888);
INSERT INTO "outbox" VALUES(79,7,0,0,'old_panel',1575804070927532032,0,'{"old_panel":{"message":1575804070927532032,"turn":1}}','delivered',1,0,0,1575804070927532032);
INSERT INTO "outbox" VALUES(80,7,0,0,'old_panel',1575804585509912576,0,'{"old_panel":{"message":1575804585509912576,"turn":2}}','delivered',1,0,0,1575804585509912576);
INSERT INTO "outbox" VALUES(81,7,165,0,'board_post',6,1,'{"board_post":{"turn":4}}','delivered',1,0,0,1576528798118051840);
INSERT INTO "outbox" VALUES(82,7,165,1575803883408588800,'your_turn',0,0,'{"your_turn":{"person":1575803883408588800,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795771613169}}','delivered',1,0,0,1576528798956912640);
INSERT INTO "outbox" VALUES(83,7,0,0,'turn_log',5,1,'{"turn_log":{"turn":5}}','delivered',2,0,0,1576528799070158848);
INSERT INTO "outbox" VALUES(84,7,173,0,'seat_lost',1792,1,'{"announcement":{"what":{"seat_lost":{"seat":0,"missed":2}}}}','delivered',1,0,0,1576528799233736704);
INSERT INTO "outbox" VALUES(85,7,173,0,'board_post',7,1,'{"board_post":{"turn":5}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(86,7,173,1575803883408588800,'own_seat_lost',7,0,'{"seat_lost":{"person":1575803883408588800,"seat":0,"here":false}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(87,7,165,1575803883408588800,'answered',0,0,'{"answered":{"person":1575803883408588800,"decision":"turn"}}','delivered',1,0,0,1576528798956912640);
INSERT INTO "outbox" VALUES(88,7,0,0,'turn_log',6,1,'{"turn_log":{"turn":6}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(89,7,211,0,'board_post',8,1,'{"board_post":{"turn":6}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(90,7,0,0,'turn_log',7,1,'{"turn_log":{"turn":7}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(91,7,249,0,'board_post',9,1,'{"board_post":{"turn":7}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(92,7,0,0,'turn_log',8,1,'{"turn_log":{"turn":8}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(93,7,330,0,'cancelled',0,0,'{"announcement":{"what":{"abandoned":{"days":null}}}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(94,7,330,0,'board_post',10,1,'{"board_post":{"turn":8}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(95,7,330,1575803883408588800,'player_ended',0,0,'{"player_result":{"person":1575803883408588800,"seat":0,"result":"abandoned","here":false}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(96,7,0,0,'unpin',1575804052292239360,0,'{"unpin":{"channel":1575804052292239360}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(97,7,0,0,'turn_log',9,1,'{"turn_log":{"turn":9}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(98,1,15,0,'board_post',7,1,'{"board_post":{"turn":1}}','delivered',1,0,0,1576166332406169600);
INSERT INTO "outbox" VALUES(99,1,7,1575803883408588800,'answered',0,0,'{"answered":{"person":1575803883408588800,"decision":"turn"}}','delivered',1,0,0,1575803921237016576);
INSERT INTO "outbox" VALUES(100,1,15,1575803893311340544,'your_turn',0,0,'{"your_turn":{"person":1575803893311340544,"seat":1,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795944130931}}','delivered',1,0,0,1576166358884810752);
INSERT INTO "outbox" VALUES(101,1,0,0,'turn_log',2,1,'{"turn_log":{"turn":2}}','delivered',2,0,0,1576891135421317120);
INSERT INTO "outbox" VALUES(102,9,7,1575803893378449408,'reminder',1000,0,'{"reminder":{"person":1575803893378449408,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795857773730,"reminded":{"number":1,"total":86399601,"mark":10799950},"here":false}}','dropped',1,0,1795857773730,NULL);
INSERT INTO "outbox" VALUES(103,4,3,1575803893378449408,'reminder',1000,0,'{"reminder":{"person":1575803893378449408,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795857749767,"reminded":{"number":1,"total":86399570,"mark":10799946},"here":false}}','dropped',1,0,1795857749767,NULL);
INSERT INTO "outbox" VALUES(104,2,11,1575803893378449408,'reminder',1000,0,'{"reminder":{"person":1575803893378449408,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795857737211,"reminded":{"number":1,"total":86399392,"mark":10799924},"here":false}}','dropped',1,0,1795857737211,NULL);
INSERT INTO "outbox" VALUES(105,6,5,1575803893374255104,'reminder',1000,0,'{"reminder":{"person":1575803893374255104,"seat":2,"decision":"turn","ask":{"cold_war":"act"},"deadline":1795857762076,"reminded":{"number":1,"total":86399649,"mark":10799956},"here":false}}','dropped',1,0,1795857762076,NULL);
INSERT INTO "outbox" VALUES(106,3,11,1575803893311340544,'reminder',1000,0,'{"reminder":{"person":1575803893311340544,"seat":1,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795857743524,"reminded":{"number":1,"total":86398862,"mark":10799857},"here":false}}','dropped',1,0,1795857743524,NULL);
INSERT INTO "outbox" VALUES(107,5,5,1575803893311340544,'reminder',1001,0,'{"reminder":{"person":1575803893311340544,"seat":1,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795857755952,"reminded":{"number":1,"total":86399593,"mark":10799949},"here":false}}','dropped',1,0,1795857755952,NULL);
INSERT INTO "outbox" VALUES(108,1,0,0,'old_notice',1575803895223943168,0,'{"old_notice":{"person":0,"message":1575803895223943168}}','delivered',1,0,0,1575803895223943168);
INSERT INTO "outbox" VALUES(109,5,5,1575803893374255104,'reminder',1001,0,'{"reminder":{"person":1575803893374255104,"seat":2,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795857755952,"reminded":{"number":1,"total":86399494,"mark":10799936},"here":false}}','dropped',1,0,1795857755952,NULL);
INSERT INTO "outbox" VALUES(110,2,19,0,'board_post',7,1,'{"board_post":{"turn":1}}','delivered',1,0,0,1576166358201139200);
INSERT INTO "outbox" VALUES(111,2,11,1575803893378449408,'answered',0,0,'{"answered":{"person":1575803893378449408,"decision":"turn"}}','delivered',1,0,0,1575803946184736768);
INSERT INTO "outbox" VALUES(112,2,19,1575803883408588800,'your_turn',0,0,'{"your_turn":{"person":1575803883408588800,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795944137212}}','delivered',1,0,0,1576166384574922752);
INSERT INTO "outbox" VALUES(113,2,0,0,'turn_log',2,1,'{"turn_log":{"turn":2}}','delivered',2,0,0,1576891136063045632);
INSERT INTO "outbox" VALUES(114,2,0,0,'old_notice',1575803922201706496,0,'{"old_notice":{"person":0,"message":1575803922201706496}}','delivered',1,0,0,1575803922201706496);
INSERT INTO "outbox" VALUES(115,1,0,0,'old_panel',1575803919957753856,0,'{"old_panel":{"message":1575803919957753856,"turn":0}}','delivered',1,0,0,1575803919957753856);
INSERT INTO "outbox" VALUES(116,3,19,0,'board_post',7,1,'{"board_post":{"turn":1}}','delivered',1,0,0,1576166410382475264);
INSERT INTO "outbox" VALUES(117,3,11,1575803893311340544,'answered',0,0,'{"answered":{"person":1575803893311340544,"decision":"turn"}}','delivered',1,0,0,1575803974915719168);
INSERT INTO "outbox" VALUES(118,3,19,1575803893374255104,'your_turn',0,0,'{"your_turn":{"person":1575803893374255104,"seat":2,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795944143525}}','delivered',1,0,0,1576166436198416384);
INSERT INTO "outbox" VALUES(119,3,0,0,'turn_log',2,1,'{"turn_log":{"turn":2}}','delivered',2,0,0,1576891137824653312);
INSERT INTO "outbox" VALUES(120,2,0,0,'old_panel',1575803945194881024,0,'{"old_panel":{"message":1575803945194881024,"turn":0}}','delivered',1,0,0,1575803945194881024);
INSERT INTO "outbox" VALUES(121,2,0,1575803893378449408,'old_notice',1576166306141437952,0,'{"old_notice":{"person":1575803893378449408,"message":1576166306141437952}}','delivered',1,0,0,1576166306141437952);
INSERT INTO "outbox" VALUES(122,1,15,1575803893311340544,'reminder',0,0,'{"reminder":{"person":1575803893311340544,"seat":1,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795944130931,"reminded":{"number":0,"total":86387211,"mark":null},"here":false}}','dropped',1,0,1795900937326,NULL);
INSERT INTO "outbox" VALUES(123,3,0,0,'old_notice',1575803948520964096,0,'{"old_notice":{"person":0,"message":1575803948520964096}}','delivered',1,0,0,1575803948520964096);
INSERT INTO "outbox" VALUES(124,4,13,0,'board_post',7,1,'{"board_post":{"turn":1}}','delivered',1,0,0,1576166410848043008);
INSERT INTO "outbox" VALUES(125,4,3,1575803893378449408,'answered',0,0,'{"answered":{"person":1575803893378449408,"decision":"turn"}}','delivered',1,0,0,1575803998156357632);
INSERT INTO "outbox" VALUES(126,4,12,1575803893374255104,'your_turn',0,0,'{"your_turn":{"person":1575803893374255104,"seat":2,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795944149767}}','delivered',1,0,0,1576166436898865152);
INSERT INTO "outbox" VALUES(127,4,0,0,'turn_log',2,1,'{"turn_log":{"turn":2}}','pending',2,0,0,1576166437049860096);
INSERT INTO "outbox" VALUES(128,2,19,1575803883408588800,'reminder',0,0,'{"reminder":{"person":1575803883408588800,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795944137212,"reminded":{"number":0,"total":86387372,"mark":null},"here":false}}','delivered',1,0,1795900943526,1576528693457584128);
INSERT INTO "outbox" VALUES(129,4,0,0,'old_notice',1575803975117045760,0,'{"old_notice":{"person":0,"message":1575803975117045760}}','delivered',1,0,0,1575803975117045760);
INSERT INTO "outbox" VALUES(130,5,5,1575803893311340544,'answered',1,0,'{"answered":{"person":1575803893311340544,"decision":{"question":{"number":0}}}}','delivered',1,0,0,1575804024051990528);
INSERT INTO "outbox" VALUES(131,5,5,1575803893374255104,'answered',1,0,'{"answered":{"person":1575803893374255104,"decision":{"question":{"number":0}}}}','delivered',1,0,0,1575804024446255104);
INSERT INTO "outbox" VALUES(132,5,5,1575803893378449408,'answered',1,0,'{"answered":{"person":1575803893378449408,"decision":{"question":{"number":0}}}}','delivered',1,0,0,1575804024899239936);
INSERT INTO "outbox" VALUES(133,5,5,1575803883408588800,'answered',1,0,'{"answered":{"person":1575803883408588800,"decision":{"question":{"number":0}}}}','delivered',1,0,0,1575804025360613376);
INSERT INTO "outbox" VALUES(134,5,5,1575803893311340544,'your_turn',0,0,'{"your_turn":{"person":1575803893311340544,"seat":1,"decision":"turn","ask":{"y2210":"marker"},"deadline":1795944155953}}','delivered',1,0,0,1576891135517786112);
INSERT INTO "outbox" VALUES(135,5,0,0,'panel',0,0,'"panel"','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(136,3,0,0,'old_panel',1575803972319444992,0,'{"old_panel":{"message":1575803972319444992,"turn":0}}','delivered',1,0,0,1575803972319444992);
INSERT INTO "outbox" VALUES(137,3,0,1575803893311340544,'old_notice',1576166306170798080,0,'{"old_notice":{"person":1575803893311340544,"message":1576166306170798080}}','delivered',1,0,0,1576166306170798080);
INSERT INTO "outbox" VALUES(138,4,0,0,'old_panel',1575803997858562048,0,'{"old_panel":{"message":1575803997858562048,"turn":0}}','delivered',1,0,0,1575803997858562048);
INSERT INTO "outbox" VALUES(139,4,0,1575803893378449408,'old_notice',1576166306137243648,0,'{"old_notice":{"person":1575803893378449408,"message":1576166306137243648}}','delivered',1,0,0,1576166306137243648);
INSERT INTO "outbox" VALUES(140,6,12,0,'board_post',7,1,'{"board_post":{"turn":1}}','delivered',1,0,0,1576166485171109888);
INSERT INTO "outbox" VALUES(141,6,5,1575803893374255104,'answered',0,0,'{"answered":{"person":1575803893374255104,"decision":"turn"}}','delivered',1,0,0,1575804049503027200);
INSERT INTO "outbox" VALUES(142,6,10,1575803893311340544,'your_turn',0,0,'{"your_turn":{"person":1575803893311340544,"seat":1,"decision":"turn","ask":{"cold_war":"act"},"deadline":1795944162076}}','delivered',1,0,0,1576166485968027648);
INSERT INTO "outbox" VALUES(143,6,0,0,'turn_log',2,1,'{"turn_log":{"turn":2}}','pending',2,0,0,1576528693163982848);
INSERT INTO "outbox" VALUES(144,3,19,1575803893374255104,'reminder',0,0,'{"reminder":{"person":1575803893374255104,"seat":2,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795944143525,"reminded":{"number":0,"total":86381357,"mark":null},"here":false}}','delivered',1,0,1795900952847,1576528693642133504);
INSERT INTO "outbox" VALUES(145,6,0,0,'old_notice',1575804026652459008,0,'{"old_notice":{"person":0,"message":1575804026652459008}}','delivered',1,0,0,1575804026652459008);
INSERT INTO "outbox" VALUES(146,4,12,1575803893374255104,'reminder',0,0,'{"reminder":{"person":1575803893374255104,"seat":2,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795944149767,"reminded":{"number":0,"total":86387431,"mark":null},"here":false}}','delivered',1,0,1795900956052,1576891135157075968);
INSERT INTO "outbox" VALUES(147,9,15,0,'board_post',3,1,'{"board_post":{"turn":1}}','delivered',1,0,0,1576528694342582272);
INSERT INTO "outbox" VALUES(148,9,7,1575803893378449408,'answered',0,0,'{"answered":{"person":1575803893378449408,"decision":"turn"}}','delivered',1,0,0,1575804098563801088);
INSERT INTO "outbox" VALUES(149,9,15,1575803883408588800,'your_turn',0,0,'{"your_turn":{"person":1575803883408588800,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795944173730}}','delivered',1,0,0,1576528720653451264);
INSERT INTO "outbox" VALUES(150,9,0,0,'turn_log',2,1,'{"turn_log":{"turn":2}}','delivered',2,0,0,1576528720712171520);
INSERT INTO "outbox" VALUES(151,6,0,0,'old_panel',1575804049201037312,0,'{"old_panel":{"message":1575804049201037312,"turn":0}}','delivered',1,0,0,1575804049201037312);
INSERT INTO "outbox" VALUES(152,6,0,1575803893374255104,'old_notice',1576166306174992384,0,'{"old_notice":{"person":1575803893374255104,"message":1576166306174992384}}','delivered',1,0,0,1576166306174992384);
INSERT INTO "outbox" VALUES(153,5,0,0,'old_notice',1575804000920403968,0,'{"old_notice":{"person":0,"message":1575804000920403968}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(154,6,10,1575803893311340544,'reminder',0,0,'{"reminder":{"person":1575803893311340544,"seat":1,"decision":"turn","ask":{"cold_war":"act"},"deadline":1795944162076,"reminded":{"number":0,"total":86388055,"mark":null},"here":false}}','delivered',1,0,1795900968049,1576528719734898688);
INSERT INTO "outbox" VALUES(155,5,0,1575803893311340544,'old_notice',1576166306334375936,0,'{"old_notice":{"person":1575803893311340544,"message":1576166306334375936}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(156,1,23,0,'board_post',8,1,'{"board_post":{"turn":2}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(157,1,15,1575803893311340544,'answered',0,0,'{"answered":{"person":1575803893311340544,"decision":"turn"}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(158,1,23,1575803893374255104,'your_turn',0,0,'{"your_turn":{"person":1575803893374255104,"seat":2,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1796030530934}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(159,1,0,0,'turn_log',3,1,'{"turn_log":{"turn":3}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(160,2,19,1575803883408588800,'reminder',1000,0,'{"reminder":{"person":1575803883408588800,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795944137212,"reminded":{"number":1,"total":86387372,"mark":10798421},"here":false}}','dropped',1,0,1795944137212,NULL);
INSERT INTO "outbox" VALUES(161,5,0,1575803893374255104,'old_notice',1576166306527313920,0,'{"old_notice":{"person":1575803893374255104,"message":1576166306527313920}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(162,3,19,1575803893374255104,'reminder',1000,0,'{"reminder":{"person":1575803893374255104,"seat":2,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795944143525,"reminded":{"number":1,"total":86381357,"mark":10797669},"here":false}}','dropped',1,0,1795944143525,NULL);
INSERT INTO "outbox" VALUES(163,1,0,0,'old_notice',1576166306430844928,0,'{"old_notice":{"person":0,"message":1576166306430844928}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(164,9,0,0,'old_panel',1575804097917878272,0,'{"old_panel":{"message":1575804097917878272,"turn":0}}','delivered',1,0,0,1575804097917878272);
INSERT INTO "outbox" VALUES(165,2,27,0,'board_post',8,1,'{"board_post":{"turn":2}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(166,2,19,1575803883408588800,'answered',0,0,'{"answered":{"person":1575803883408588800,"decision":"turn"}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(167,2,27,1575803893311340544,'your_turn',0,0,'{"your_turn":{"person":1575803893311340544,"seat":1,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1796030537212}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(168,2,0,0,'turn_log',3,1,'{"turn_log":{"turn":3}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(169,6,10,1575803893311340544,'reminder',1000,0,'{"reminder":{"person":1575803893311340544,"seat":1,"decision":"turn","ask":{"cold_war":"act"},"deadline":1795944162076,"reminded":{"number":1,"total":86388055,"mark":10798506},"here":false}}','dropped',1,0,1795944162076,NULL);
INSERT INTO "outbox" VALUES(170,9,0,1575803893378449408,'old_notice',1576166306070134784,0,'{"old_notice":{"person":1575803893378449408,"message":1576166306070134784}}','delivered',1,0,0,1576166306070134784);
INSERT INTO "outbox" VALUES(171,2,0,0,'old_notice',1576166332108374016,0,'{"old_notice":{"person":0,"message":1576166332108374016}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(172,9,15,1575803883408588800,'reminder',0,0,'{"reminder":{"person":1575803883408588800,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795944173730,"reminded":{"number":0,"total":36236,"mark":null},"here":false}}','delivered',1,0,1795944155612,1576528798923358208);
INSERT INTO "outbox" VALUES(173,3,27,0,'board_post',8,1,'{"board_post":{"turn":2}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(174,3,19,1575803893374255104,'answered',0,0,'{"answered":{"person":1575803893374255104,"decision":"turn"}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(175,3,27,1575803893378449408,'your_turn',0,0,'{"your_turn":{"person":1575803893378449408,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1796030543525}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(176,3,0,0,'turn_log',3,1,'{"turn_log":{"turn":3}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(177,3,0,0,'old_notice',1576166358993862656,0,'{"old_notice":{"person":0,"message":1576166358993862656}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(178,4,22,0,'board_post',8,1,'{"board_post":{"turn":2}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(179,4,12,1575803893374255104,'answered',0,0,'{"answered":{"person":1575803893374255104,"decision":"turn"}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(180,4,21,1575803893311340544,'your_turn',0,0,'{"your_turn":{"person":1575803893311340544,"seat":1,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1796030549767}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(181,4,0,0,'turn_log',3,1,'{"turn_log":{"turn":3}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(182,5,5,1575803893311340544,'answered',0,0,'{"answered":{"person":1575803893311340544,"decision":"turn"}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(183,5,12,1575803893378449408,'your_turn',0,0,'{"your_turn":{"person":1575803893378449408,"seat":3,"decision":"turn","ask":{"y2210":"marker"},"deadline":1796030555958}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(184,7,0,0,'old_panel',1575804586571071488,0,'{"old_panel":{"message":1575804586571071488,"turn":3}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(185,9,15,1575803883408588800,'reminder',1000,0,'{"reminder":{"person":1575803883408588800,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795944173730,"reminded":{"number":1,"total":36236,"mark":18118},"here":false}}','dropped',1,0,1795944169201,NULL);
INSERT INTO "outbox" VALUES(186,7,0,1575803883408588800,'old_notice',1575804071690895360,0,'{"old_notice":{"person":1575803883408588800,"message":1575804071690895360}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(187,7,0,0,'old_notice',1575804052535508992,0,'{"old_notice":{"person":0,"message":1575804052535508992}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(188,6,17,0,'board_post',8,1,'{"board_post":{"turn":2}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(189,6,10,1575803893311340544,'answered',0,0,'{"answered":{"person":1575803893311340544,"decision":"turn"}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(190,6,15,1575803893378449408,'your_turn',0,0,'{"your_turn":{"person":1575803893378449408,"seat":3,"decision":"turn","ask":{"cold_war":"act"},"deadline":1796030562077}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(191,6,0,0,'turn_log',3,1,'{"turn_log":{"turn":3}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(192,6,0,0,'old_notice',1576166436668178432,0,'{"old_notice":{"person":0,"message":1576166436668178432}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(193,9,23,0,'board_post',4,1,'{"board_post":{"turn":2}}','delivered',1,0,0,1576528873741352960);
INSERT INTO "outbox" VALUES(194,9,15,1575803883408588800,'answered',0,0,'{"answered":{"person":1575803883408588800,"decision":"turn"}}','delivered',1,0,0,1576528720653451264);
INSERT INTO "outbox" VALUES(195,9,23,1575803893311340544,'your_turn',0,0,'{"your_turn":{"person":1575803893311340544,"seat":1,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1796030573731}}','delivered',1,0,0,1576891135693946880);
INSERT INTO "outbox" VALUES(196,9,0,0,'turn_log',3,1,'{"turn_log":{"turn":3}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(197,9,0,0,'old_panel',1576528694342582272,0,'{"old_panel":{"message":1576528694342582272,"turn":1}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(198,9,0,1575803883408588800,'old_notice',1576528798923358208,0,'{"old_notice":{"person":1575803883408588800,"message":1576528798923358208}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(199,1,31,0,'board_post',9,1,'{"board_post":{"turn":3}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(200,1,23,1575803893374255104,'answered',0,0,'{"answered":{"person":1575803893374255104,"decision":"turn"}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(201,1,31,1575803893378449408,'your_turn',0,0,'{"your_turn":{"person":1575803893378449408,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1796116930940}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(202,1,0,0,'turn_log',4,1,'{"turn_log":{"turn":4}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(203,2,35,0,'board_post',9,1,'{"board_post":{"turn":3}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(204,2,27,1575803893311340544,'answered',0,0,'{"answered":{"person":1575803893311340544,"decision":"turn"}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(205,2,35,1575803893374255104,'your_turn',0,0,'{"your_turn":{"person":1575803893374255104,"seat":2,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1796116937212}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(206,2,0,0,'turn_log',4,1,'{"turn_log":{"turn":4}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(207,3,35,0,'board_post',9,1,'{"board_post":{"turn":3}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(208,3,27,1575803893378449408,'answered',0,0,'{"answered":{"person":1575803893378449408,"decision":"turn"}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(209,3,35,1575803883408588800,'your_turn',0,0,'{"your_turn":{"person":1575803883408588800,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1796116943533}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(210,3,0,0,'turn_log',4,1,'{"turn_log":{"turn":4}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(211,4,0,1575803893374255104,'old_notice',1576891135157075968,0,'{"old_notice":{"person":1575803893374255104,"message":1576891135157075968}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(212,5,0,1575803893311340544,'old_notice',1575804024051990528,0,'{"old_notice":{"person":1575803893311340544,"message":1575804024051990528}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(213,9,23,1575803893311340544,'reminder',0,0,'{"reminder":{"person":1575803893311340544,"seat":1,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1796030573731,"reminded":{"number":0,"total":29756,"mark":null},"here":false}}','pending',1,0,1796030558853,NULL);
CREATE TABLE people (
    id        BIGINT PRIMARY KEY,
    name      TEXT   NOT NULL,
    locale    TEXT   NOT NULL,
    dm_closed BIGINT NOT NULL DEFAULT 0
);
INSERT INTO "people" VALUES(1575803883408588800,'Ilaria','en',0);
INSERT INTO "people" VALUES(1575803893311340544,'Marco','en',0);
INSERT INTO "people" VALUES(1575803893374255104,'Zoë','it',0);
INSERT INTO "people" VALUES(1575803893378449408,'Nadia','en',0);
INSERT INTO "people" VALUES(-1,'Computer 1','en',0);
INSERT INTO "people" VALUES(-2,'Computer 2','en',0);
CREATE TABLE reliability (
    guild  BIGINT NOT NULL,
    person BIGINT NOT NULL,
    turns  TEXT   NOT NULL,
    PRIMARY KEY (guild, person)
) WITHOUT ROWID;
INSERT INTO "reliability" VALUES(1575803883396005888,1575803883408588800,'00000');
INSERT INTO "reliability" VALUES(1575803883396005888,1575803893311340544,'00000');
INSERT INTO "reliability" VALUES(1575803883396005888,1575803893374255104,'0000');
INSERT INTO "reliability" VALUES(1575803883396005888,1575803893378449408,'0000');
CREATE TABLE result_departures (
    game   BIGINT NOT NULL REFERENCES results (game),
    -- Counted from 0 within the game.
    number BIGINT NOT NULL,
    -- Number of the seat that they had.
    seat   BIGINT NOT NULL,
    -- The person; negative: one who was erased ([PBP-54]).
    person BIGINT NOT NULL,
    -- Role, where the rules have roles (A3-23).
    role   BIGINT,
    place  BIGINT NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TABLE result_seats (
    game           BIGINT NOT NULL REFERENCES results (game),
    seat           BIGINT NOT NULL,
    -- The person; negative: one who was erased ([PBP-54]); 0: a computer player.
    person         BIGINT NOT NULL,
    -- Level, if the seat was a computer player's own; else empty.
    computer       TEXT   NOT NULL,
    -- Role, where the rules have roles (A3-23).
    role           BIGINT,
    place          BIGINT NOT NULL,
    -- Number of the seat's turns, and of those that a computer player took for the person ([PBP-31]).
    turns          BIGINT NOT NULL,
    computer_turns BIGINT NOT NULL,
    -- Whether the person took the seat over from another: their rating can't fall.
    substitute     BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE TABLE results (
    number   INTEGER PRIMARY KEY AUTOINCREMENT,
    game     BIGINT NOT NULL UNIQUE REFERENCES games (id),
    guild    BIGINT NOT NULL,
    rulebook TEXT   NOT NULL,
    ended    BIGINT NOT NULL
);
CREATE TABLE rounds (
    game      BIGINT NOT NULL REFERENCES games (id),
    round     BIGINT NOT NULL,
    -- Number of events before it.
    seq       BIGINT NOT NULL,
    -- Its signature in hexadecimal; empty: it did not come, or nothing waited for it any more.
    signature TEXT   NOT NULL,
    -- The published binding of the order that waited for it, and what the binding is of; empty: no order waited.
    binding   TEXT   NOT NULL,
    bound     TEXT   NOT NULL,
    -- The message that named it, once posted.
    told      BIGINT,
    PRIMARY KEY (game, round)
) WITHOUT ROWID;
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
    -- The role that the host has given to the player before the game began (A3-23); empty: none.
    role     BIGINT, absence TEXT NOT NULL DEFAULT '', computer_turns BIGINT NOT NULL DEFAULT 0, handovers TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (game, seat),
    UNIQUE (game, person),
    UNIQUE (game, colour)
);
INSERT INTO "seats" VALUES(8,0,1575803883408588800,'Ilaria','red','','','','','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(8,1,1575803893311340544,'Marco','blue','','','','open sesame','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(7,0,1575803883408588800,'Ilaria','red','normal','','','','','',NULL,'{"missed":2,"turns":[2,5],"span":165,"silent":3,"last":8}',1,'');
INSERT INTO "seats" VALUES(7,1,-1,'Computer 1','blue','normal','','','','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(7,2,-2,'Computer 2','green','normal','','','','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(5,0,1575803883408588800,'Ilaria','red','','','','','','',NULL,'{"missed":1,"turns":[0],"span":5,"silent":0,"last":0}',0,'');
INSERT INTO "seats" VALUES(5,1,1575803893311340544,'Marco','blue','','','','pizza 4','','',NULL,'{"missed":1,"turns":[0],"span":5,"silent":0,"last":0}',0,'');
INSERT INTO "seats" VALUES(5,2,1575803893374255104,'Zoë','green','','','','','','',NULL,'{"missed":1,"turns":[0],"span":5,"silent":0,"last":0}',0,'');
INSERT INTO "seats" VALUES(5,3,1575803893378449408,'Nadia','yellow','','','','','','',NULL,'{"missed":1,"turns":[0],"span":5,"silent":0,"last":0}',0,'');
INSERT INTO "seats" VALUES(4,0,1575803883408588800,'Ilaria','red','','','','','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(4,1,1575803893311340544,'Marco','blue','','','','pizza 3','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(4,2,1575803893374255104,'Zoë','green','','','','','','',NULL,'{"missed":1,"turns":[2],"span":12,"silent":1,"last":2}',0,'');
INSERT INTO "seats" VALUES(4,3,1575803893378449408,'Nadia','yellow','','','','','','',NULL,'{"missed":1,"turns":[1],"span":3,"silent":1,"last":1}',0,'');
INSERT INTO "seats" VALUES(6,0,1575803883408588800,'Ilaria','red','','','','','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(6,1,1575803893311340544,'Marco','blue','','','','pizza 5','','',NULL,'{"missed":1,"turns":[2],"span":10,"silent":1,"last":2}',0,'');
INSERT INTO "seats" VALUES(6,2,1575803893374255104,'Zoë','green','','','','','','',NULL,'{"missed":1,"turns":[1],"span":5,"silent":1,"last":1}',0,'');
INSERT INTO "seats" VALUES(6,3,1575803893378449408,'Nadia','yellow','','','','','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(9,0,1575803883408588800,'Ilaria','red','','','','','','',NULL,'{"missed":1,"turns":[2],"span":15,"silent":1,"last":2}',0,'');
INSERT INTO "seats" VALUES(9,1,1575803893311340544,'Marco','blue','','','','','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(9,2,1575803893374255104,'Zoë','green','','','','','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(9,3,1575803893378449408,'Nadia','yellow','','','','','','',NULL,'{"missed":1,"turns":[1],"span":7,"silent":1,"last":1}',0,'');
INSERT INTO "seats" VALUES(1,0,1575803883408588800,'Ilaria','red','','','','','','',NULL,'{"missed":1,"turns":[1],"span":7,"silent":1,"last":1}',0,'');
INSERT INTO "seats" VALUES(1,1,1575803893311340544,'Marco','blue','','','','pizza 0','','',NULL,'{"missed":1,"turns":[2],"span":15,"silent":1,"last":2}',0,'');
INSERT INTO "seats" VALUES(1,2,1575803893374255104,'Zoë','green','','','','','','',NULL,'{"missed":1,"turns":[3],"span":23,"silent":1,"last":3}',0,'');
INSERT INTO "seats" VALUES(1,3,1575803893378449408,'Nadia','yellow','','','','','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(2,0,1575803883408588800,'Ilaria','red','','','','','','',NULL,'{"missed":1,"turns":[2],"span":19,"silent":1,"last":2}',0,'');
INSERT INTO "seats" VALUES(2,1,1575803893311340544,'Marco','blue','','','','pizza 1','','',NULL,'{"missed":1,"turns":[3],"span":27,"silent":1,"last":3}',0,'');
INSERT INTO "seats" VALUES(2,2,1575803893374255104,'Zoë','green','','','','','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(2,3,1575803893378449408,'Nadia','yellow','','','','','','',NULL,'{"missed":1,"turns":[1],"span":11,"silent":1,"last":1}',0,'');
INSERT INTO "seats" VALUES(3,0,1575803883408588800,'Ilaria','red','','','','','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(3,1,1575803893311340544,'Marco','blue','','','','pizza 2','','',NULL,'{"missed":1,"turns":[1],"span":11,"silent":1,"last":1}',0,'');
INSERT INTO "seats" VALUES(3,2,1575803893374255104,'Zoë','green','','','','','','',NULL,'{"missed":1,"turns":[2],"span":19,"silent":1,"last":2}',0,'');
INSERT INTO "seats" VALUES(3,3,1575803893378449408,'Nadia','yellow','','','','','','',NULL,'{"missed":1,"turns":[3],"span":27,"silent":1,"last":3}',0,'');
CREATE TABLE settings (
    scope TEXT NOT NULL,
    key   TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, key)
);
INSERT INTO "settings" VALUES('system','alive','1796030530938');
INSERT INTO "settings" VALUES('system','tidied','1796030530938');
INSERT INTO "settings" VALUES('delivery','guild.1575803883396005888','The war room');
INSERT INTO "settings" VALUES('delivery','emojis.1575803883375034368','{"die_1":1575803892313096192,"die_2":1575803892581531648,"die_3":1575803892640251904,"die_4":1575803892707360768,"die_5":1575803892778663936,"die_6":1575803892824801280}');
INSERT INTO "settings" VALUES('delivery','commands.1575803883375034368.ids','{"advance":1575803892891910202,"agree":1575803892891910214,"attack":1575803892891910200,"away":1575803892891910186,"bid":1575803892891910222,"blank":1575803892891910242,"board":1575803892891910148,"build":1575803892891910232,"buy":1575803892891910234,"chart":1575803892891910150,"choose":1575803892891910224,"claim":1575803892891910192,"cold":1575803892891910244,"deal":1575803892891910246,"defaults":1575803892891910220,"defend":1575803892891910206,"deploy":1575803892891910196,"discard":1575803892891910218,"done":1575803892891910226,"end":1575803892891910210,"export":1575803892891910170,"fortify":1575803892891910208,"game":1575803892887715840,"give":1575803892891910228,"hand":1575803892891910162,"help":1575803892891910182,"hire":1575803892891910230,"launch":1575803892891910252,"leaderboard":1575803892891910180,"ledger":1575803892891910250,"log":1575803892891910154,"lose":1575803892891910240,"luck":1575803892891910166,"manage":1575803892891910174,"my":1575803892891910184,"objective":1575803892891910146,"odds":1575803892891910164,"orders":1575803892891910158,"pay":1575803892891910248,"place":1575803892891910198,"plan":1575803892891910160,"play":1575803892891910236,"privacy":1575803892891910176,"profile":1575803892891910178,"propose":1575803892891910216,"react":1575803892891910238,"roll":1575803892891910204,"rules":1575803892891910156,"settings":1575803892891910172,"status":1575803892891910152,"talk":1575803892891910190,"tournament":1575803892891910144,"trade":1575803892891910212,"undo":1575803892891910188,"verify":1575803892891910168,"wish":1575803892891910194}');
INSERT INTO "settings" VALUES('delivery','dm.1575803883408588800','1575803920121331712');
INSERT INTO "settings" VALUES('delivery','dm.1575803893378449408','1575803945215852544');
INSERT INTO "settings" VALUES('delivery','dm.1575803893311340544','1575803972634017792');
INSERT INTO "settings" VALUES('delivery','dm.1575803893374255104','1575804024068767744');
CREATE TABLE snapshots (
    game          BIGINT PRIMARY KEY REFERENCES games (id),
    seq           BIGINT NOT NULL,
    state_version BIGINT NOT NULL,
    body          TEXT   NOT NULL
);
INSERT INTO "snapshots" VALUES(7,330,9,'{"setup":{"rulebook":"classic","seats":3,"options":{"classic":{"setup":"instant","land":"dealt","deal":"claims","deal_extra":"first","half_continent":"off","start_armies":"full","place_by":"1","map":"classic83","order":"seats","direction":"left","defence_dice":"2","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"3","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_need","draw_at":"after_attacks","hand_limit":"none","kinds":"alike_or_different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"2","sets_per_turn":"any","forced":"at_five","owned_bonus":"once","bonus_place":"on_territory","use_cards_now":"forced","elim_trade_at":"7","protected_rounds":"0","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}},"seq":330,"draws":217,"outcome":null,"family":{"classic":{"field":[{"holder":{"seat":2},"armies":1},{"holder":{"seat":2},"armies":1},{"holder":{"seat":1},"armies":2},{"holder":{"seat":2},"armies":2},{"holder":{"seat":1},"armies":2},{"holder":{"seat":0},"armies":3},{"holder":{"seat":1},"armies":1},{"holder":{"seat":0},"armies":1},{"holder":{"seat":1},"armies":2},{"holder":{"seat":2},"armies":2},{"holder":{"seat":2},"armies":1},{"holder":{"seat":2},"armies":1},{"holder":{"seat":2},"armies":1},{"holder":{"seat":0},"armies":3},{"holder":{"seat":0},"armies":4},{"holder":{"seat":1},"armies":3},{"holder":{"seat":0},"armies":3},{"holder":{"seat":0},"armies":1},{"holder":{"seat":0},"armies":1},{"holder":{"seat":0},"armies":4},{"holder":{"seat":2},"armies":6},{"holder":{"seat":2},"armies":3},{"holder":{"seat":0},"armies":1},{"holder":{"seat":1},"armies":5},{"holder":{"seat":1},"armies":3},{"holder":{"seat":0},"armies":3},{"holder":{"seat":1},"armies":2},{"holder":{"seat":2},"armies":1},{"holder":{"seat":1},"armies":2},{"holder":{"seat":2},"armies":2},{"holder":{"seat":1},"armies":2},{"holder":{"seat":0},"armies":2},{"holder":{"seat":0},"armies":1},{"holder":{"seat":0},"armies":2},{"holder":{"seat":2},"armies":2},{"holder":{"seat":0},"armies":1},{"holder":{"seat":0},"armies":1},{"holder":{"seat":0},"armies":1},{"holder":{"seat":2},"armies":1},{"holder":{"seat":2},"armies":3},{"holder":{"seat":2},"armies":6},{"holder":{"seat":2},"armies":1}],"seats":[{"alive":true,"eliminated_by":null,"hand":[8],"in_hand":0,"out":null,"objective":null},{"alive":true,"eliminated_by":null,"hand":[1,36],"in_hand":0,"out":null,"objective":null},{"alive":true,"eliminated_by":null,"hand":[17,39,41],"in_hand":0,"out":null,"objective":null}],"deck":[0,2,3,4,5,6,7,9,10,11,12,13,14,15,16,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,37,38,40,42,43],"returned":[],"sets":0,"turn":9,"round":3,"first":2,"current":1,"phase":{"reinforcing":{"left":3,"begun":false}},"stack":[],"neutral_left":0,"captured":false,"taken":0,"traded":0,"captured_cards":[],"renewals":0,"time_up":null,"last_round":null,"extra":null,"order":[],"engaged":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"arrived":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"fast":[],"hidden_dice":0,"bonus_given":false,"sealed":[],"sealed_since":0,"asked_since":330}},"undo":{"free":null,"barrier":"began","asked_again":0}}');
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
INSERT INTO "timers" VALUES(8,-1,'lobby',0,0,1796376167239,0);
INSERT INTO "timers" VALUES(4,1,'turn',21,0,1796030549767,0);
INSERT INTO "timers" VALUES(5,3,'turn',12,0,1796030555958,0);
INSERT INTO "timers" VALUES(6,3,'turn',15,0,1796030562077,0);
INSERT INTO "timers" VALUES(9,1,'turn',23,0,1796030573731,0);
INSERT INTO "timers" VALUES(1,3,'turn',31,0,1796116930940,0);
INSERT INTO "timers" VALUES(2,2,'turn',35,0,1796116937212,0);
INSERT INTO "timers" VALUES(3,0,'turn',35,0,1796116943533,0);
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
INSERT INTO "tournament_outbox" VALUES(1,1,'"edit"','delivered',7,0,0,1575804074211672064);
INSERT INTO "tournament_outbox" VALUES(5,1,'{"commitment":{"person":1575803883408588800}}','delivered',1,0,0,1575804096252739584);
INSERT INTO "tournament_outbox" VALUES(6,1,'{"commitment":{"person":1575803893311340544}}','delivered',1,0,0,1575804096261128192);
INSERT INTO "tournament_outbox" VALUES(7,1,'{"commitment":{"person":1575803893374255104}}','delivered',1,0,0,1575804096265322496);
INSERT INTO "tournament_outbox" VALUES(8,1,'{"commitment":{"person":1575803893378449408}}','delivered',1,0,0,1575804096340819968);
INSERT INTO "tournament_outbox" VALUES(9,1,'{"table":{"round":1,"number":1}}','delivered',1,0,0,1575804096433094656);
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
INSERT INTO "tournament_tables" VALUES(1,1,1,'[0,1,2,3]',9,1575804096433094656,'');
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
INSERT INTO "tournaments" VALUES(1,7,1575803883396005888,1575804074014539776,1,'running','{"format":"league","rounds":2,"table":4,"uneven":"tables","advance":1,"next":"auto"}','{"rulebook":"classic","seats":4,"options":{"classic":{"setup":"instant","land":"dealt","deal":"claims","deal_extra":"first","half_continent":"off","start_armies":"full","place_by":"1","map":"classic83","order":"seats","direction":"left","defence_dice":"2","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"3","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_need","draw_at":"after_attacks","hand_limit":"none","kinds":"alike_or_different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"2","sets_per_turn":"any","forced":"at_five","owned_bonus":"once","bonus_place":"on_territory","use_cards_now":"forced","elim_trade_at":"7","protected_rounds":"0","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',1440,1575803883408588800,'91ac29531a2300a84aee7621afbc77b0a514d61c5be4179c0cdb401b4189e0eb','{"promise":"220a12280bcac08931366a757bd42514690541c3115dfe25ca0ce32d010da9b1","commitment":"981855b5ee7d5cb983b7f866b749daba407dc4545a35442e267c196a6560a88b","round":0,"signature":"","opens":null,"told":null,"most":6,"fixed":{"dice":"-","people":[1575803883408588800,1575803893311340544,1575803893374255104,1575803893378449408],"terms":"3cf56b06e4f427b0000327fc0ce157fc7ceb0ea950481c6e6f18da5852f7c08c"},"places":[null,null,null,null],"words":[]}',0,0,1,1795771373392,1575804074211672064);
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
CREATE INDEX games_awaiting ON games (awaits) WHERE status = 'running' AND awaits > 0;
CREATE INDEX games_bound ON games (id) WHERE bound <> '';
CREATE INDEX absences_person ON absences (person, begins);
CREATE INDEX absences_end ON absences (ends);
CREATE INDEX results_guild ON results (guild, number);
CREATE INDEX result_seats_person ON result_seats (person);
CREATE INDEX result_departures_person ON result_departures (person);
CREATE INDEX digests_due ON digests (due) WHERE due IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',9);
INSERT INTO "sqlite_sequence" VALUES('tournaments',1);
INSERT INTO "sqlite_sequence" VALUES('tournament_outbox',12);
COMMIT;
