"""How far away each pixel of a view lies, measured on its solids: no light is needed for it."""

import bpy
import cv2
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

CLEAR = ("glass", "beam", "flame")  # materials one looks through
FARTHEST = 65.0  # metres that 16 bits of millimetres hold
FINE = 20000  # triangles from which on a solid's points lie closer than pixels


def solids(sc, graph):
    """Points in the building's metres and triangles of everything that is not clear."""
    for o in sc.objects:
        if o.type != "MESH" or any(s.material and s.material.name.startswith(CLEAR) for s in o.material_slots):
            continue
        me = o.evaluated_get(graph).data
        me.calc_loop_triangles()
        points = np.empty(len(me.vertices) * 3, np.float32)
        me.vertices.foreach_get("co", points)
        turn = np.array(o.matrix_world, np.float32)
        faces = np.empty(len(me.loop_triangles) * 3, np.int32)
        me.loop_triangles.foreach_get("vertices", faces)
        yield points.reshape(-1, 3) @ turn[:3, :3].T + turn[:3, 3], faces.reshape(-1, 3)


def measure(sc, width, height, file):
    """Writes millimetres along the camera's axis as a PNG of 16 bits."""
    sc.render.resolution_x, sc.render.resolution_y = width, height
    graph, camera = bpy.context.evaluated_depsgraph_get(), sc.camera
    turn, eye = camera.matrix_world.to_3x3(), camera.matrix_world.translation
    corners = camera.data.view_frame(scene=sc)
    metres = np.full(width * height, FARTHEST, np.float32)
    coarse, faces, first = [], [], 0
    for points, triangles in solids(sc, graph):
        if len(triangles) < FINE:
            coarse.append(points)
            faces.append(triangles + first)
            first += len(points)
            continue
        at = (points - np.array(eye)) @ np.array(turn)  # in the camera's metres: it looks along -z
        far = -at[:, 2]
        x = (at[:, 0] / far * -corners[0].z - corners[2].x) / (corners[0].x - corners[2].x) * width
        y = (corners[0].y - at[:, 1] / far * -corners[0].z) / (corners[0].y - corners[2].y) * height
        seen = np.flatnonzero((far > 0.05) & (x >= 0) & (x < width) & (y >= 0) & (y < height))
        seen = seen[np.argsort(-far[seen])]  # of those in one pixel the nearest is written last
        pixel = y[seen].astype(int) * width + x[seen].astype(int)
        shown = np.full(width * height, FARTHEST, np.float32)
        shown[pixel] = far[seen]
        # Near solids have gaps between their points.
        closed = cv2.erode(shown.reshape(height, width), np.ones((3, 3))).ravel()
        metres = np.minimum(metres, closed)
    tree = BVHTree.FromPolygons(np.concatenate(coarse).tolist(), np.concatenate(faces).tolist(), all_triangles=True)
    axis = turn @ Vector((0, 0, -1))
    top_right, low_right, low_left, top_left = (turn @ corner for corner in corners)
    for j in range(height):
        v = (j + 0.5) / height
        left, right = top_left.lerp(low_left, v), top_right.lerp(low_right, v)
        for i in range(width):
            at = tree.ray_cast(eye, left.lerp(right, (i + 0.5) / width).normalized())[0]
            if at:
                metres[j * width + i] = min((at - eye).dot(axis), metres[j * width + i])
    cv2.imwrite(str(file), (metres.reshape(height, width) * 1000).astype(np.uint16))
