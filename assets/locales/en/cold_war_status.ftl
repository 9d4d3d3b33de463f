### Status, pictures, headlines, report and recap of the Cold War.

# `/rules`: a first turn, in five lines.
first_turn_cold_war = **A first turn**
    1. A turn is five years. First everyone gets the income of their states, and populations grow or shrink: poor countries gain people, very rich ones lose them.
    2. Pay the upkeep of tanks (2), fighters (3) and missiles (4 or 5). What you don’t pay drops one step: fighters become tanks, tanks become infantry.
    3. Then do anything, in any order, as often as you can pay for it. Buy armies where one of yours stands. Move up to three as a convoy: three states a leg, 1 money each; where others stand you stop by their leave, or pay for a war.
    4. A war costs 5 (15 between the superpowers) and need not be fought; a state at war yields nothing to anyone. In a fight each army rolls dice of its strength: 6 or more is a success, each 1 takes one away.
    5. Talk: money, leave and promises can be given at any time, but not between the USA and the USSR. After 1980 whoever’s income has grown most wins.
