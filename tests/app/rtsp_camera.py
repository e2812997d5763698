#!/usr/bin/python3
"""Simulates a network camera with RTSP: GStreamer's server, playing H.264 from a Matroska file.

rtsp_camera.py FILE PORT [basic|digest USER PASSWORD]: port 0 is any that is free. Prints the port it listens at, and
ends when what a client was shown is over.
"""
import sys

import gi

gi.require_version("Gst", "1.0")
gi.require_version("GstRtsp", "1.0")
gi.require_version("GstRtspServer", "1.0")
from gi.repository import GLib, Gst, GstRtsp, GstRtspServer  # noqa: E402

file, port, *login = sys.argv[1:]
Gst.init(None)
loop = GLib.MainLoop()

factory = GstRtspServer.RTSPMediaFactory()
factory.set_launch(f'( filesrc location="{file}" ! matroskademux ! h264parse ! rtph264pay name=pay0 config-interval=-1 )')
factory.connect("media-configure", lambda _, media: media.connect("unprepared", lambda _: loop.quit()))

server = GstRtspServer.RTSPServer()
server.set_address("127.0.0.1")
server.set_service(port)
if login:
    method, user, password = login
    role, token = "viewer", GstRtspServer.RTSPToken()
    token.set_string("media.factory.role", role)
    auth = GstRtspServer.RTSPAuth()
    if method == "digest":
        auth.set_supported_methods(GstRtsp.RTSPAuthMethod.DIGEST)
        auth.add_digest(user, password, token)
    else:
        auth.add_basic(GstRtspServer.RTSPAuth.make_basic(user, password), token)
    server.set_auth(auth)
    permissions = GstRtspServer.RTSPPermissions()
    permissions.add_permission_for_role(role, "media.factory.access", True)
    permissions.add_permission_for_role(role, "media.factory.construct", True)
    factory.set_permissions(permissions)
server.get_mount_points().add_factory("/table", factory)
if not server.attach(None):
    sys.exit(f"port {port} is taken")
print(server.get_bound_port(), flush=True)
loop.run()
